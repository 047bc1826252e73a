import type { CallKey } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { useEdits } from './edits';
import { commentsOf, parsedDraft, reasonsOf } from './review-draft';

/** The user's text about a change, its hunks and its lines, for recovery, or null. */
export function reviewWords(key: CallKey): string | null {
  return wordsIn(useEdits.getState().edits[reviewKey(key)]?.text);
}

/** The same for a stored draft. */
export function wordsIn(kept: string | undefined): string | null {
  const said = textsIn(kept);
  return said.length === 0 ? null : said.join('\n\n');
}

/** Whether `said` contains all of the user's text about the change. */
export function isAllSaid(key: CallKey, said: readonly string[]): boolean {
  return textsIn(useEdits.getState().edits[reviewKey(key)]?.text).every((text) => said.includes(text));
}

function textsIn(kept: string | undefined): readonly string[] {
  const draft = parsedDraft(kept);
  const reason = draft.mark?.kind === 'left-out' ? draft.mark.reason : '';
  const comments = commentsOf(draft).map(({ text }) => text);
  return [reason, ...Object.values(reasonsOf(draft)), ...comments].filter((text) => text !== '');
}
