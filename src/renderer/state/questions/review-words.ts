import type { CallKey } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { useEdits } from './edits';
import { commentsOf, parsedDraft, reasonsOf } from './review-draft';

/** What the person wrote about the parts and lines of a change, for who wants it back; null: nothing. */
export function reviewWords(key: CallKey): string | null {
  return wordsIn(useEdits.getState().edits[reviewKey(key)]?.text);
}

/** The same of a draft as it is kept. */
export function wordsIn(kept: string | undefined): string | null {
  const draft = parsedDraft(kept);
  const words = [...Object.values(reasonsOf(draft)), ...commentsOf(draft).map(({ text }) => text)];
  const said = words.filter((text) => text !== '');
  return said.length === 0 ? null : said.join('\n\n');
}
