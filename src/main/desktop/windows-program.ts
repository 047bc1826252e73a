import { stat } from 'node:fs/promises';
import { win32 } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

// Finds a program on Windows by PATH and PATHEXT. Some programs are batch files (`code.cmd`), which the command prompt
// must start. Its quoting differs from that of all other programs.

export type ProgramStart = {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are already quoted. */
  readonly isVerbatim: boolean;
};

export type WindowsSystem = {
  readonly env: NodeJS.ProcessEnv;
  readonly isFile?: (path: string) => Promise<boolean>;
};

/** Uses `program` unchanged if it is not found. AppError `unavailable` for characters that a batch file cannot get. */
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

/** Extensions that can be started. PATHEXT may also name scripts. */
const startable: readonly string[] = ['.com', '.exe', '.bat', '.cmd'];

function placesOf(program: string, env: NodeJS.ProcessEnv): readonly string[] {
  const wanted = (variable(env, 'PATHEXT') ?? startable.join(';')).toLowerCase().split(';');
  const extensions = wanted.filter((extension) => startable.includes(extension));
  const names = startable.includes(win32.extname(program).toLowerCase())
    ? [program]
    : extensions.map((extension) => program + extension);
  if (/[\\/:]/.test(program)) return names.filter((name) => win32.isAbsolute(name));
  const folders = (variable(env, 'PATH') ?? '').split(';').map((folder) => folder.replaceAll('"', ''));
  // A relative folder would depend on the editor's working directory.
  return folders
    .filter((folder) => win32.isAbsolute(folder))
    .flatMap((folder) => names.map((name) => win32.join(folder, name)));
}

function isBatch(file: string): boolean {
  return ['.bat', '.cmd'].includes(win32.extname(file).toLowerCase());
}

/**
 * `/d`: runs no AutoRun command from the registry. `/v:off`: `!` is literal. `/s`: removes the first and the last quote
 * and keeps the rest. Throws for characters that the prompt or the batch file would interpret.
 */
function batchStart(words: readonly string[], env: NodeJS.ProcessEnv): ProgramStart {
  for (const word of words) refuseRead(word, words[0] ?? '');
  const line = words.map(quoted).join(' ');
  const args = ['/d', '/v:off', '/s', '/c', `"${line}"`];
  return { file: variable(env, 'ComSpec') ?? 'cmd.exe', args, isVerbatim: true };
}

/** Doubles trailing backslashes, because the program takes a backslash before a quote as its escape. */
function quoted(word: string): string {
  return `"${word.replace(/\\+$/, '$&$&')}"`;
}

const readByPrompt = /["%^&|<>!\p{Cc}]/u;

function refuseRead(word: string, program: string): void {
  const character = readByPrompt.exec(word)?.[0];
  if (character === undefined) return;
  throw new AppError('unavailable', textOf('entries.editor-characters', { program, word, character }));
}

/** Names of variables ignore case, but `env` may be a copy that does not. */
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
