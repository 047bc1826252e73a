import { stat } from 'node:fs/promises';
import { win32 } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

// A program on Windows, as a person names it: found over PATH and PATHEXT; a batch file, which many put there (`code.cmd`),
// is started by the command prompt, whose quoting differs from every other program's.

export type ProgramStart = {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are quoted as they have to be. */
  readonly isVerbatim: boolean;
};

export type WindowsSystem = {
  readonly env: NodeJS.ProcessEnv;
  readonly isFile?: (path: string) => Promise<boolean>;
};

/** `program` as it is where there is none. AppError `unavailable` for what a batch file cannot be given. */
export async function windowsStart(
  program: string,
  args: readonly string[],
  { env, isFile = isThere }: WindowsSystem,
): Promise<ProgramStart> {
  for (const file of placesOf(program, env))
    if (await isFile(file)) return isBatch(file) ? batchStart([file, ...args], env) : plain(file, args);
  return plain(program, args);
}

function plain(file: string, args: readonly string[]): ProgramStart {
  return { file, args, isVerbatim: false };
}

/** What can be started; PATHEXT may name scripts too. */
const startable: readonly string[] = ['.com', '.exe', '.bat', '.cmd'];

function placesOf(program: string, env: NodeJS.ProcessEnv): readonly string[] {
  const wanted = (variable(env, 'PATHEXT') ?? startable.join(';')).toLowerCase().split(';');
  const extensions = wanted.filter((extension) => startable.includes(extension));
  const names = startable.includes(win32.extname(program).toLowerCase())
    ? [program]
    : extensions.map((extension) => program + extension);
  if (/[\\/:]/.test(program)) return names.filter((name) => win32.isAbsolute(name));
  const folders = (variable(env, 'PATH') ?? '').split(';').map((folder) => folder.replaceAll('"', ''));
  // A relative one would lead to wherever the editor is started.
  return folders
    .filter((folder) => win32.isAbsolute(folder))
    .flatMap((folder) => names.map((name) => win32.join(folder, name)));
}

function isBatch(file: string): boolean {
  return ['.bat', '.cmd'].includes(win32.extname(file).toLowerCase());
}

/**
 * `/d`: nothing of the registry runs before; `/v:off`: `!` stands for itself; `/s`: the first and the last quote go, all
 * between them stays. What the prompt or the batch file might still read as its own is refused.
 */
function batchStart(words: readonly string[], env: NodeJS.ProcessEnv): ProgramStart {
  for (const word of words) refuseRead(word, words[0] ?? '');
  const line = words.map(quoted).join(' ');
  const args = ['/d', '/v:off', '/s', '/c', `"${line}"`];
  return { file: variable(env, 'ComSpec') ?? 'cmd.exe', args, isVerbatim: true };
}

/** The program that gets it takes a backslash before a quote for its escape. */
function quoted(word: string): string {
  return `"${word.replace(/\\+$/, '$&$&')}"`;
}

const readByPrompt = /["%^&|<>!\p{Cc}]/u;

function refuseRead(word: string, program: string): void {
  const character = readByPrompt.exec(word)?.[0];
  if (character === undefined) return;
  throw new AppError('unavailable', textOf('entries.editor-characters', { program, word, character }));
}

/** Their names are of any case, and `env` may be a copy that tells the cases apart. */
function variable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const known = Object.keys(env).find((key) => key.toUpperCase() === name.toUpperCase());
  return known === undefined ? undefined : env[known];
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
