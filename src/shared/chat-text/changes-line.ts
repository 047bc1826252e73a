import type { Item } from '../chat';
import { words } from '../texts/text';

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

export function takenBackLine({ files, kept }: Pick<TakenBack, 'files' | 'kept'>): string {
  const [only] = files;
  if (kept.length > 0) return words('changes.taken-back-but', { count: files.length, kept: kept.length });
  return files.length === 1 && only !== undefined
    ? words('changes.taken-back-one', { file: only })
    : words('changes.taken-back', { count: files.length });
}
