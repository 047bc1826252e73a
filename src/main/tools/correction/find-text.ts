import { type PlainKey, type Text, textOf } from '@shared/texts/text';
import { findComposed } from './composed';
import { findExact, type Match, type Search } from './exact';
import { findIgnoringIndentation } from './indentation';
import { type AskModel, askModelForSegment } from './model-stage';
import { findOverEscaped } from './over-escaped';
import { findIgnoringTrailingBlanks } from './trailing-blanks';
import { findTypographic } from './typographic';

// Finds the text that an edit means. A stage runs only if all stages before it failed. A match of a later stage counts
// only if it is unique.

/** `stage`: how the text was found, for the user and the model; null for an exact match. */
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
 * Returns all matches of the first stage that finds any, even if they are too many. `askModel` is the last stage, null
 * if the setting is off. Approximate stages serve single replacements only.
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
