import { type PlainKey, type Text, textOf } from '@shared/texts/text';
import { findComposed } from './composed';
import { findExact, type Match, type Search } from './exact';
import { findIgnoringIndentation } from './indentation';
import { type AskModel, askModelForSegment } from './model-stage';
import { findOverEscaped } from './over-escaped';
import { findIgnoringTrailingBlanks } from './trailing-blanks';
import { findTypographic } from './typographic';

// Finds the text that an edit means. A stage is tried only when the one before it found nothing, and every stage but
// the first counts only if what it finds is there once.

/** `stage`: how the text was found, for a person and the model; null for exactly as it was given. */
export type Finding = { readonly stage: Text | null; readonly matches: readonly Match[] };

type Stage = { readonly name: PlainKey; readonly find: (search: Search) => readonly Match[] };

const approximateStages: readonly Stage[] = [
  { name: 'match.composed', find: findComposed },
  { name: 'match.typographic', find: findTypographic },
  { name: 'match.trailing-blanks', find: findIgnoringTrailingBlanks },
  { name: 'match.indentation', find: findIgnoringIndentation },
  { name: 'match.over-escaped', find: findOverEscaped },
];

/**
 * What the first stage that finds anything finds, be it too much; no match when none does.
 * `askModel` is the last stage, null when it is turned off. Approximate stages serve single replacements only.
 */
export async function findText(
  search: Search,
  expected: number,
  askModel: AskModel | null,
): Promise<Finding> {
  const exact = findExact(search);
  if (exact.length > 0 || expected !== 1) return { stage: null, matches: exact };
  for (const { name, find } of approximateStages) {
    const matches = find(search);
    if (matches.length > 0) return { stage: textOf(name), matches };
  }
  const asked = askModel === null ? [] : await askModelForSegment(search, askModel);
  return asked.length > 0
    ? { stage: textOf('match.segment-of-model'), matches: asked }
    : { stage: null, matches: [] };
}
