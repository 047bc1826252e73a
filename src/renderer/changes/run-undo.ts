import type { ChangesView } from '@shared/changes/changes';
import { wholeFiles } from '../state/changes/take-back';
import { rangeToUndo, type UndoQuestion } from '../state/changes/undo-question';
import { focusComposer } from '../state/focus';
import { followWork } from '../state/long-work';
import { api } from '../state/server-state';
import { setDraft, showChat } from '../state/ui-state';

export type GoesBack = 'files' | 'chat' | 'both';

/**
 * Undoes the files that the user saw, then continues in a copy of the chat that ends before the message. The files come
 * first: if that fails, the chat stays. Resolves with the number of files that Pilotfish left unchanged, because they
 * have changed since.
 */
export async function runUndo(
  question: UndoQuestion,
  goesBack: GoesBack,
  view: ChangesView | null,
): Promise<number> {
  const kept = goesBack === 'chat' || !view ? 0 : await takeBack(question, view);
  if (kept === 0 && goesBack !== 'files') await goOnBefore(question);
  return kept;
}

/** The list of files already warned about running commands. */
async function takeBack(question: UndoQuestion, view: ChangesView): Promise<number> {
  const files = wholeFiles(view.files);
  if (files.length === 0) return 0;
  const range = rangeToUndo(question);
  const whileRunning = view.running > 0;
  const { chatId } = question;
  const { kept } = await followWork((work) =>
    api.changes.takeBack({ chatId, range, files, whileRunning, work }),
  );
  return kept.length;
}

/** The message's text becomes the draft of the new chat. */
async function goOnBefore({ chatId, itemId }: UndoQuestion): Promise<void> {
  const { id, said } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  setDraft(id, said);
  showChat(id);
  focusComposer();
}
