import { release } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { dependencies, version } from '../../../package.json';
import { readFile, readlink, realpath, stat } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';

// Note of a working sandbox, with the conditions under which it started. If they are the same at the next start,
// Pilotfish need not try the sandbox again. A missing sandbox is not noted, because the user may install it.

/** The file of the note in the data folder. */
export function sandboxNote(home: string): string {
  return join(home, 'sandbox.json');
}

/** All conditions that decide whether a sandbox starts, one line each. Null if the system does not provide them. */
export async function readConditions(
  programs: Readonly<Record<string, string>>,
  systemSettings: readonly string[],
): Promise<readonly string[] | null> {
  try {
    return await Promise.all([
      `pilotfish ${version}`,
      `library ${dependencies['@anthropic-ai/sandbox-runtime']}`,
      `kernel ${release()}`,
      `user ${process.getuid?.()}`,
      readLine('boot', '/proc/sys/kernel/random/boot_id'),
      ...['user', 'mnt', 'pid', 'net'].map(async (kind) => `in ${await readlink(`/proc/self/ns/${kind}`)}`),
      ...rights(await readFile('/proc/self/status', 'utf8')),
      ifThere('label', '/proc/self/attr/current'),
      ...systemSettings.map((setting) => ifThere(setting, `/proc/sys/${setting}`)),
      ...Object.entries(programs).map(describeProgram),
    ]);
  } catch {
    return null;
  }
}

const notedSchema = z.object({ foundUnder: z.array(z.string()) });

/** False if the file is broken or missing. */
export async function wasFoundUnder(conditions: readonly string[], file: string): Promise<boolean> {
  try {
    const { foundUnder } = notedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return foundUnder.join('\n') === conditions.join('\n');
  } catch {
    return false;
  }
}

/** Ignores errors: without the note, the next start only tries the sandbox again. */
export async function noteFound(conditions: readonly string[], file: string): Promise<void> {
  const text = `${JSON.stringify({ foundUnder: conditions }, null, 2)}\n`;
  await writeFileAtomically(file, text).catch(() => {});
}

async function readLine(name: string, file: string): Promise<string> {
  return `${name} ${(await readFile(file, 'utf8')).trim()}`;
}

/** For files that some kernels lack. */
function ifThere(name: string, file: string): Promise<string> {
  return readLine(name, file).catch(() => `${name} -`);
}

/** Rights that a container or a service manager may have removed. */
function rights(status: string): string[] {
  return status.split('\n').filter((line) => /^(?:Cap|NoNewPrivs|Seccomp)/.test(line));
}

/** The change time shows new permissions too, such as a set-user-ID bit or a capability. */
async function describeProgram([name, file]: readonly [string, string]): Promise<string> {
  const place = await realpath(file);
  const { mode, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true });
  return `${name} ${place} ${[mode, size, mtimeNs, ctimeNs].join(' ')}`;
}
