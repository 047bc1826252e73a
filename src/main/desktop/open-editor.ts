import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { EditorPlace } from '../app/parts/host';
import { reasonOf } from '../base/errno';
import { noneInherited } from '../base/processes/inherited-descriptors';
import { windowsStart } from './windows-program';

// The person's own editor: a program of theirs that is started without a shell, but for a batch file of Windows, and goes
// on by itself.

export type EditorSystem = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** Where it is started: not in the project, whose programs would then be found first on Windows. */
  readonly cwd: string;
};

/** Resolves once it is started. AppError `unavailable` when there is no such program, or none that can be given the place. */
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
      // A command prompt of its own session would have no console, and each program of its batch file open one.
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

/** Electron names itself in `CHROME_DESKTOP`; another Electron application would take the name for its own. */
function ownEnvironment({ CHROME_DESKTOP: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

/** The words of the command, with the place put in after they are split; a command without `{path}` gets it at its end. */
export function editorWords({ command, absolutePath, line }: EditorPlace): readonly string[] {
  const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  if (words.length === 0) return [];
  const withPath = words.some((word) => word.includes('{path}')) ? words : [...words, '{path}'];
  return withPath.map((word) =>
    word.replace(/\{(path|line)\}/g, (_, name: string) => (name === 'path' ? absolutePath : `${line}`)),
  );
}
