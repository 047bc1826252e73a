import type { AnyText } from '@shared/texts/text';
import type { AnalysedCommand } from '../../command-safety/analyse-command';
import { notUnderstoodText } from './judge-command';

// Parts of a command for the user, each with the reason why it asks or is refused.

export type ShownPart = { readonly text: string; readonly why: AnyText | null };

/** `reasons`: in the order of the parts. Text after the parts is not understood. */
export function shownParts(
  { text, parts, notUnderstood }: AnalysedCommand,
  reasons: readonly (AnyText | null)[],
): ShownPart[] {
  const known = parts.map((part, index) => ({ text: part.text, why: reasons[index] ?? null }));
  if (notUnderstood === null) return known;
  return [...known, { text: known.length > 0 ? '…' : text, why: notUnderstoodText(notUnderstood) }];
}
