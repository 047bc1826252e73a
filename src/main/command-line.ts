import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { AppError } from '@shared/errors';
import { languageFor, preferredIn } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { say, words } from '@shared/texts/text';
import { version } from '../../package.json';
import { parseArguments } from './cli/arguments';
import type { HeadlessShell } from './headless/headless';
import { checkFolder } from './project/check-folder';

// The command line: finds out what is asked for and loads only the shell that does it.

export type CommandLine = {
  /** Without Node and the executable. */
  readonly args: readonly string[];
  readonly packageFolder: string;
};

/** The exit code. */
export async function runCommandLine({ args, packageFolder }: CommandLine): Promise<number> {
  const createShell = () => shellIn(packageFolder);
  await speak(languageFor('system', preferredIn(process.env)));
  const command = parseArguments(args);
  switch (command.kind) {
    case 'help':
      process.stdout.write(words('cli.help'));
      return 0;
    case 'version':
      process.stdout.write(`${version}\n`);
      return 0;
    case 'wrong':
      complain(words('cli.wrong', { problem: command.problem }));
      return 2;
    case 'run':
      return await runIn([command.folder], async ([folder = '']) => {
        // Young garbage in a small room: a tenth less memory for a few milliseconds, in a process that soon ends.
        setFlagsFromString('--semi-space-growth-factor=1');
        // zod reads this when it is loaded: to compile a parser takes longer than a run parses with it.
        Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
        const { runHeadless } = await import('./headless/headless');
        return await runHeadless({ ...command, folder }, createShell());
      });
    case 'check':
      return await runIn([command.folder], async ([folder = '']) => {
        const { check } = await import('./cli/check');
        return await check({ ...command, folder }, { ...createShell(), input: process.stdin });
      });
    case 'undo':
      return await runIn([command.folder], async ([folder = '']) => {
        const { runUndo } = await import('./headless/undo');
        return await runUndo({ ...command, folder }, createShell());
      });
    case 'serve':
      return await runIn(command.folders, async (folders) => {
        const { serve } = await import('./cli/serve');
        await serve({ ...command, folders }, createShell());
        return 0;
      });
    case 'open':
      return await runIn(command.folders, async (folders) => {
        const { openWindow } = await import('./cli/open-window');
        const { switches } = command;
        const { platform } = process;
        return await openWindow({ folders, switches, packageFolder, shell: createShell(), platform });
      });
  }
}

/** Returns 2 for a folder that cannot be opened, because that is a wrong argument, and 1 for later AppErrors. */
async function runIn(
  folders: readonly string[],
  run: (folders: readonly string[]) => Promise<number>,
): Promise<number> {
  const paths: string[] = [];
  for (const folder of folders) {
    const check = await checkFolder(folder);
    if (check.kind === 'unusable') {
      complain(say(check.problem));
      return 2;
    }
    if (!paths.includes(check.path)) paths.push(check.path);
  }
  return await run(paths).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    complain(say(error.told));
    return 1;
  });
}

function shellIn(packageFolder: string): HeadlessShell {
  // The reader of our output may end first. The work continues all the same.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.channel?.unref();
  return {
    version,
    outFolder: path.join(packageFolder, 'out'),
    env: process.env,
    stopped: untilStopped(),
    isTerminal: process.stdout.isTTY === true,
    write: (text) => void process.stdout.write(text),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain,
  };
}

const patienceMs = 1000;

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        // A second signal after a while means that the user no longer wants to wait.
        if (firstAt !== null && Date.now() - firstAt > patienceMs) process.exit(130);
        firstAt ??= Date.now();
        resolve();
      });
    // Under an older Node, the parent process that started this one has ended.
    process.on('disconnect', () => resolve());
  });
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
