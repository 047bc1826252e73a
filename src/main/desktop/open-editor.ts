import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { EditorPlace } from '../app/parts/host';
import { reasonOf } from '../base/errno';
import { noneInherited } from '../base/processes/inherited-descriptors';
import { windowsStart } from './windows-program';

// The user's own editor: starts it without a shell, except for a batch file on Windows. It continues without Pilotfish.

export type EditorSystem = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** Its working directory. Not in the project, because Windows would find the project's programs first. */
  readonly cwd: string;
};

/** Resolves when it has started. AppError `unavailable` if the program does not exist, or cannot get the path. */
export async function openEditor(place: EditorPlace, { platform, env, cwd }: EditorSystem): Promise<void> {
  const [program, ...args] = editorWords(place);
  if (program === undefined) throw new AppError('unavailable', textOf('entries.no-editor'));
  const plain = { file: program, args, isVerbatim: false };
  const start = platform === 'win32' ? await windowsStart(program, args, { env }) : plain;
  try {
    const editor = spawn(start.file, [...start.args], {
      cwd,
      env: ownEnvironment(env),
      stdio: ['ignore', 'ignore', 'ignore', ...noneInherited()],
      windowsHide: true,
      // A detached command prompt would have no console, so each program of its batch file would open one.
      detached: !start.isVerbatim,
      windowsVerbatimArguments: start.isVerbatim,
    });
    await once(editor, 'spawn');
    editor.unref();
  } catch (cause) {
    const why = { program, why: reasonOf(cause) };
    throw new AppError('unavailable', textOf('entries.editor-failed', why), { cause });
  }
}

/** Without `CHROME_DESKTOP`, in which Electron puts its name: another Electron application would use that name. */
function ownEnvironment({ CHROME_DESKTOP: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

/**
 * The words of the command, with the path and line inserted after the split. A command without `{path}` gets the path
 * at the end.
 */
export function editorWords({ command, absolutePath, line }: EditorPlace): readonly string[] {
  const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  if (words.length === 0) return [];
  const withPath = words.some((word) => word.includes('{path}')) ? words : [...words, '{path}'];
  return withPath.map((word) =>
    word.replace(/\{(path|line)\}/g, (_, name: string) => (name === 'path' ? absolutePath : `${line}`)),
  );
}
