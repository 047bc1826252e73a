import { words } from '../texts/text';
import type { Item } from './chat';
import { isDoneAgain } from './is-done-again';

// The changes of a turn, or of an undo, as a line of the chat.

type Changes = Extract<Item, { kind: 'changes' }>;
type TakenBack = Extract<Item, { kind: 'taken-back' }>;

/** Omits a side with zero lines, for example for an empty new file. */
export function changesLine({ files, added, removed }: Pick<Changes, 'files' | 'added' | 'removed'>): string {
  return [
    words('changes.of-turn', { count: files }),
    added > 0 && words('changes.added', { added }),
    removed > 0 && words('changes.removed', { removed }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `items`: of its chat. They tell whether this was an undo or a redo. */
export function takenBackLine(
  { files, kept, of }: Pick<TakenBack, 'files' | 'kept' | 'of'>,
  items: readonly Item[],
): string {
  const [only] = files;
  const what = isDoneAgain({ of }, items) ? 'done-again' : 'taken-back';
  if (kept.length > 0) return words(`changes.${what}-but`, { count: files.length, kept: kept.length });
  return files.length === 1 && only !== undefined
    ? words(`changes.${what}-one`, { file: only })
    : words(`changes.${what}`, { count: files.length });
}
