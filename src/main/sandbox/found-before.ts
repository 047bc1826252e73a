import { release } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { dependencies, version } from '../../../package.json';
import { readFile, readlink, realpath, stat } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';

// A sandbox that was found is noted with the conditions under which it started, so that the next start of the
// application under the same conditions need not try it. A sandbox that is missing is not noted: the user may be about
// to install it.

/** Where it is noted, in the data folder. */
export function sandboxNote(home: string): string {
  return join(home, 'sandbox.json');
}

/** Everything that decides whether a sandbox starts, one line each. Null where the system does not tell. */
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

/** False where the file is broken or not there. */
export async function wasFoundUnder(conditions: readonly string[], file: string): Promise<boolean> {
  try {
    const { foundUnder } = notedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return foundUnder.join('\n') === conditions.join('\n');
  } catch {
    return false;
  }
}

/** Without the note the next start tries the sandbox again: a disk that takes no file is no fault of the sandbox. */
export async function noteFound(conditions: readonly string[], file: string): Promise<void> {
  const text = `${JSON.stringify({ foundUnder: conditions }, null, 2)}\n`;
  await writeFileAtomically(file, text).catch(() => {});
}

async function readLine(name: string, file: string): Promise<string> {
  return `${name} ${(await readFile(file, 'utf8')).trim()}`;
}

/** Not every kernel has it. */
function ifThere(name: string, file: string): Promise<string> {
  return readLine(name, file).catch(() => `${name} -`);
}

/** What a container or a service manager took from the process. */
function rights(status: string): string[] {
  return status.split('\n').filter((line) => /^(?:Cap|NoNewPrivs|Seccomp)/.test(line));
}

/** The change time shows new permissions too, such as a set-user-ID bit or a capability. */
async function describeProgram([name, file]: readonly [string, string]): Promise<string> {
  const place = await realpath(file);
  const { mode, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true });
  return `${name} ${place} ${[mode, size, mtimeNs, ctimeNs].join(' ')}`;
}
