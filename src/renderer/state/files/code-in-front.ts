import { dataFileAt } from '@shared/data-files/data-file';
import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { atWork, type WindowState } from '../commands/window-command';
import { api, useServerState } from '../server-state';
import { tabInFront } from './editor-columns';
import { useFileFailure } from './file-failure';
import { useFileInFront } from './file-in-front';
import { openDocument } from './open-documents';

// The text in front with its caret, for questions to language servers.

export type CodeInFront = {
  readonly project: string;
  readonly path: string;
  /** As the user sees it. */
  readonly text: string;
  /** Of the caret, from 1. */
  readonly line: number;
  readonly column: number;
};

/** Null if no text of the project is in front. */
function codeInFront(): CodeInFront | null {
  const project = useServerState.getState().project?.key;
  const { file } = useFileInFront.getState();
  const text = file && openDocument(file.path)?.text();
  if (project === undefined || !file || text == null) return null;
  const { path, line, column } = file;
  return { project, path, text, line, column };
}

/** Whether a file of the project is in front. */
export function hasCodeInFront(state: WindowState): boolean {
  const tab = tabInFront(state.ui);
  return atWork(state) && tab?.kind === 'file' && dataFileAt(tab.path) === null;
}

/** Asks about the text in front. The editor area shows why that fails, unless the question was stopped. */
export async function askAboutCode(ask: (code: CodeInFront) => Promise<void>): Promise<void> {
  const code = codeInFront();
  if (!code) return;
  useFileFailure.setState({ failure: null });
  try {
    await ask(code);
  } catch (error) {
    if (error instanceof AppError && error.code === 'stopped') return;
    useFileFailure.setState({ failure: toldOf(error) });
  }
}

/** Ends the question of this window, if there is one. */
export function stopAsking(): void {
  api.code.stop({}).catch(() => undefined);
}

/** The name at the caret; empty if there is none. */
export function nameAtCaret({ text, line, column }: CodeInFront): string {
  const whole = text.split('\n')[line - 1] ?? '';
  const before = /[\p{L}\p{N}_$]*$/u.exec(whole.slice(0, column - 1))?.[0] ?? '';
  const after = /^[\p{L}\p{N}_$]*/u.exec(whole.slice(column - 1))?.[0] ?? '';
  return before + after;
}
