import type { CallKey } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { useEdits } from './edits';
import { commentsOf, parsedDraft, reasonsOf } from './review-draft';

/** The user's text about hunks and lines of a change, for recovery, or null. */
export function reviewWords(key: CallKey): string | null {
  return wordsIn(useEdits.getState().edits[reviewKey(key)]?.text);
}

/** The same for a stored draft. */
export function wordsIn(kept: string | undefined): string | null {
  const draft = parsedDraft(kept);
  const words = [...Object.values(reasonsOf(draft)), ...commentsOf(draft).map(({ text }) => text)];
  const said = words.filter((text) => text !== '');
  return said.length === 0 ? null : said.join('\n\n');
}
