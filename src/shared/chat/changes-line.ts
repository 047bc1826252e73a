import { words } from '../texts/text';
import type { Item } from './chat';
import { isDoneAgain } from './is-done-again';

// What a turn changed, and what was taken back, as a line of the chat.

type Changes = Extract<Item, { kind: 'changes' }>;
type TakenBack = Extract<Item, { kind: 'taken-back' }>;

/** Without a side on which there is no line, as of an empty new file. */
export function changesLine({ files, added, removed }: Pick<Changes, 'files' | 'added' | 'removed'>): string {
  return [
    words('changes.of-turn', { count: files }),
    added > 0 && words('changes.added', { added }),
    removed > 0 && words('changes.removed', { removed }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `items`: of its chat, by which it took back, or did again what had been taken back. */
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
