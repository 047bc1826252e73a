import { callKeyOf } from '@shared/base/call-key';
import { flushSync } from 'react-dom';
import { focusedQuestion } from '../focus';
import { showMiddle } from '../layout/side-panels';
import { onNextAct } from '../questions/next-act';
import { whenDiffOpens } from '../questions/open-diffs';
import { hasKeyboard } from '../regions/regions';
import { lookAt, shownAhead, useBatches } from './batch-ahead';

// The cursor of a review: the change of the batch that the diff, the list and the keys refer to.

/** `of`: null for the waiting change. */
type Cursor = {
  readonly chatId: string;
  readonly callId: string;
  readonly of: string | null;
  /** Whether the keyboard goes on in the list; absent: if it is there now. */
  readonly inList?: boolean;
};

/** Whether the keyboard is in the list of the review. */
export function isInList(): boolean {
  return hasKeyboard('review') || document.activeElement?.matches('[data-file]') === true;
}

/** The next change with a diff; null for the waiting one, which is the first. Undefined at either end. */
export function nextFile(chatId: string, callId: string, step: 1 | -1): string | null | undefined {
  const key = callKeyOf(chatId, callId);
  const { ahead, lookedAt } = useBatches.getState();
  const shown = [null, ...shownAhead(ahead[key] ?? [])];
  return shown[shown.indexOf(lookedAt[key] ?? null) + step];
}

/**
 * Moves the cursor and the keyboard: from row to row in the list, else into the diff. On the card of the question the
 * keyboard stays, because its keys act on the change in front.
 */
export function moveCursor({ chatId, callId, of, inList = isInList() }: Cursor): void {
  const isOnCard = focusedQuestion() !== null;
  flushSync(() => lookAt(chatId, callId, of));
  if (inList) return void document.querySelector<HTMLElement>(rowOf(of ?? callId))?.focus();
  if (isOnCard && document.activeElement !== document.body) return;
  showMiddle();
  let isWanted = true;
  onNextAct(() => {
    isWanted = false;
  });
  whenDiffOpens(callKeyOf(chatId, of ?? callId), (diff) => diff.enter(() => isWanted));
}

function rowOf(callId: string): string {
  return `[data-file="${CSS.escape(callId)}"]`;
}
