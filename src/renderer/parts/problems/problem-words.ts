import type { ProposalProblems } from '@shared/problems/problems-schema';
import { words } from '@shared/texts/text';

/** `+2 problems, −1`; null if nothing has changed. */
export function differenceWords({
  addedCount,
  removedCount,
}: Pick<Extract<ProposalProblems, { kind: 'checked' }>, 'addedCount' | 'removedCount'>): string | null {
  const added = words('problems.added', { count: addedCount });
  if (addedCount > 0 && removedCount > 0) return words('problems.both', { added, removed: removedCount });
  if (addedCount > 0) return added;
  return removedCount > 0 ? words('problems.removed', { count: removedCount }) : null;
}

/** A message on one line: some servers break and indent theirs. */
export function oneLine(message: string): string {
  return message.replace(/\s+/g, ' ').trim();
}
