import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { text as textOfStream } from 'node:stream/consumers';
import { type Text, textOf } from '@shared/texts/text';
import { readFile } from '../base/disk';
import { findProgram } from '../base/processes/git';
import { noteFound, readConditions, wasFoundUnder } from './found-before';
import type { BubblewrapPrograms, SeatbeltPrograms } from './sandbox-protocol';
import { reached, withSeatbeltProbe } from './seatbelt-probe';
import { createSandbox, type Sandbox } from './wrap-command';

// Detection of the sandbox: runs a command that does nothing, to find out whether the sandbox works on this machine.
// Skips the run if the sandbox worked before under the same conditions.

export type SandboxState =
  | { readonly kind: 'there'; readonly sandbox: Sandbox }
  | { readonly kind: 'missing'; readonly why: Text };

export type DetectOptions = {
  /** A real path. */
  readonly dataFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly platform?: NodeJS.Platform;
  /** Folders of the system's programs, if not the usual ones; they go before the search path. */
  readonly systemFolders?: string;
  /** The file with the note of a working sandbox. Absent: the sandbox is always tried. */
  readonly note?: { readonly file: string; readonly isKept: boolean };
};

/** Call this once, because it may start processes. Never rejects. */
export async function detectSandbox(options: DetectOptions): Promise<SandboxState> {
  const { dataFolder, env, platform = process.platform, systemFolders = usualFolders, note } = options;
  if (platform !== 'linux' && platform !== 'darwin')
    return missing(textOf('sandbox.unsupported', { system: systemName(platform) }));
  const searchPath = [systemFolders, env.PATH ?? ''].join(delimiter);
  const programs =
    platform === 'darwin' ? await findSeatbelt(systemFolders) : await findBubblewrap(searchPath);
  if ('absent' in programs) return missing(await notInstalled(programs.absent, searchPath));
  const sandbox = createSandbox(dataFolder, programs, env);
  const conditions =
    note && platform === 'linux'
      ? await readConditions(
          programs,
          namespaceSettings.map(({ setting }) => setting),
        )
      : null;
  if (note && conditions && (await wasFoundUnder(conditions, note.file))) return { kind: 'there', sandbox };
  const trouble = await (platform === 'darwin'
    ? withSeatbeltProbe(dataFolder, (command) => tryOut(sandbox, dataFolder, command))
    : tryOut(sandbox, dataFolder, `exit ${reached}`)
  ).catch((error: unknown) => String(error));
  if (trouble === null) {
    if (note?.isKept && conditions) await noteFound(conditions, note.file);
    return { kind: 'there', sandbox };
  }
  await sandbox.close();
  return missing(await reasonFor(trouble));
}

const longest = 10_000;

/** Why the sandbox does not work, or null. */
async function tryOut(sandbox: Sandbox, root: string, command: string): Promise<string | null> {
  const { shell } = sandbox;
  const env = { PATH: usualFolders };
  const confinement = { kind: 'reads' } as const;
  const wrapped = await sandbox.wrap({
    command,
    shell,
    root,
    confinement,
    denied: [],
    env,
  });
  const child = spawn(shell, ['-c', wrapped.command], {
    env: wrapped.env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  const [said, code] = await Promise.all([textOfStream(child.stderr), ended]);
  await wrapped.end();
  return code === reached ? null : said.trim().slice(-500) || `exit ${code}`;
}

const usualFolders = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin';

type Found<Programs> = (Programs & { readonly bash: string }) | { readonly absent: readonly string[] };

/** Only in folders that the user's search path does not change. */
async function findSeatbelt(systemFolders: string): Promise<Found<SeatbeltPrograms>> {
  const [sandboxExec, bash] = await Promise.all(
    ['sandbox-exec', 'bash'].map((name) => findProgram(name, systemFolders)),
  );
  if (sandboxExec && bash) return { sandboxExec, bash };
  return { absent: [!sandboxExec && 'sandbox-exec', !bash && 'bash'].filter((name) => name !== false) };
}

async function findBubblewrap(searchPath: string): Promise<Found<BubblewrapPrograms>> {
  const [bwrap, socat, bash] = await Promise.all(
    ['bwrap', 'socat', 'bash'].map((name) => findProgram(name, searchPath)),
  );
  if (bwrap && socat && bash) return { bwrap, socat, bash };
  const absent = [!bwrap && 'bubblewrap', !socat && 'socat', !bash && 'bash'].filter(
    (name) => name !== false,
  );
  return { absent };
}

const installers = [
  ['apt-get', 'sudo apt-get install'],
  ['dnf', 'sudo dnf install'],
  ['pacman', 'sudo pacman -S'],
  ['zypper', 'sudo zypper install'],
  ['apk', 'sudo apk add'],
] as const;

async function notInstalled(packages: readonly string[], searchPath: string): Promise<Text> {
  const programs = packages.join(' ');
  for (const [program, install] of installers)
    if (await findProgram(program, searchPath))
      return textOf('sandbox.not-installed', { programs, command: `${install} ${programs}` });
  return textOf('sandbox.not-found', { programs });
}

async function reasonFor(trouble: string): Promise<Text> {
  if (!/namespace|uid map|RTM_NEWADDR|unshare|mount proc/i.test(trouble))
    return textOf('sandbox.does-not-start', { why: trouble });
  for (const { setting, off, command } of namespaceSettings)
    if (await isSetTo(setting, off)) return textOf('sandbox.no-namespaces', { command });
  return textOf('sandbox.not-permitted', { why: trouble });
}

const namespaceSettings = [
  ['kernel/apparmor_restrict_unprivileged_userns', '1', '0'],
  ['kernel/unprivileged_userns_clone', '0', '1'],
  ['user/max_user_namespaces', '0', '10000'],
].map(([setting = '', off = '', on = '']) => ({
  setting,
  off,
  command: `sudo sysctl -w ${setting.replace('/', '.')}=${on}`,
}));

async function isSetTo(setting: string, value: string): Promise<boolean> {
  const found = await readFile(`/proc/sys/${setting}`, 'utf8').catch(() => '');
  return found.trim() === value;
}

function missing(why: Text): SandboxState {
  return { kind: 'missing', why };
}

function systemName(platform: NodeJS.Platform): string {
  return { darwin: 'macOS', win32: 'Windows' }[platform as 'darwin' | 'win32'] ?? platform;
}
