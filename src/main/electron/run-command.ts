import path from 'node:path';
import { app } from 'electron';
import { homePath } from '../storage/home-path';
import { replaceHostProcess } from '../terminal/host-process';
import { startUtilityHost } from './pty-host';

// The commands of `pilotfish` in a package, which has no other Node: `pilotfish run …` in the process that would else
// show windows. It takes no lock and shows nothing.

const commands: ReadonlySet<string> = new Set(['run', 'serve', 'check', 'undo']);

/** The command with its arguments; null if the start asks for windows. Switches in front are for Chromium. */
export function commandIn(
  argv: readonly string[],
  isPackaged: boolean = app.isPackaged,
): readonly string[] | null {
  if (!isPackaged) return null;
  const args = argv.slice(1);
  const first = args.findIndex((argument) => !argument.startsWith('-'));
  return commands.has(args[first] ?? '') ? args.slice(first) : null;
}

export type CommandRun = {
  readonly env: NodeJS.ProcessEnv;
  readonly userHome: string;
  readonly platform: NodeJS.Platform;
  /** Loads and runs the command line; resolves with the exit code. */
  readonly run: () => Promise<number>;
};

/** Call this before Electron is ready. Ends the process. */
export async function runCommand({ run, env, userHome, platform }: CommandRun): Promise<void> {
  app.setPath('userData', path.join(homePath(env, platform, userHome), 'electron', 'commands'));
  app.dock?.hide();
  replaceHostProcess(startUtilityHost);
  await app.whenReady();
  const code = await run();
  const written = [process.stdout, process.stderr].map(
    (stream) => new Promise((resolve) => stream.write('', resolve)),
  );
  await Promise.all(written);
  app.exit(code);
}
