import type { AddedPackage } from '@shared/packages/packages-schema';
import type { AnyText } from '@shared/texts/text';
import type { Places } from './places-of';
import { joinWords } from './syntax/shell-words';
import { shownUnknown } from './syntax/unknown-text';

// What is known of one command of a command line before it runs.

export type AnalysedPart = {
  readonly text: string;
  readonly words: readonly string[];
  /** Why it is not known to only read, null when it only reads. */
  readonly notReading: AnyText | null;
  /** Why it is known to only read when it is started pinned, and not otherwise; null when it is anyway. */
  readonly readsPinned: AnyText | null;
  /** Why it is on the hard list, or null. */
  readonly danger: AnyText | null;
  /** Why nobody knows what it changes or runs before it does, or null: it asks where no sandbox holds it. */
  readonly unclear: AnyText | null;
  /** It would fetch a package that is not here, likewise: nobody has seen what it does. Null: it would not. */
  readonly newPackage: AnyText | null;
  /** The packages that it would fetch, as far as their registry can be asked about them. */
  readonly packages: readonly AddedPackage[];
  /** Why Auto asks about it where no sandbox holds it: a program that it starts is not known. Null: all are. */
  readonly unfamiliar: AnyText | null;
  /** Itself and what it is known to start, for what is denied or asked about. */
  readonly started: readonly (readonly string[])[];
  /** A rule for its words says nothing about where it runs and what its output is written to. */
  readonly isCoveredByWords: boolean;
  /** Files and folders of the project it is known to read or write, relative to the root with `/`. */
  readonly targetPaths: readonly string[];
  /** Folders of the project it reads in without naming what, relative to the root; `''` is the root. */
  readonly readScope: readonly string[];
  /** Why it asks if it can read the files with secrets in `readScope`, or in the folders it goes through; or null. */
  readonly searchesSecret: AnyText | null;
  /** What else it may be about, whatever the program. */
  readonly places: Places;
};

/** What cannot be known before it runs, as a person reads it. */
export function shown(why: AnyText | null): AnyText | null {
  if (why === null || typeof why === 'string') return why;
  const params = Object.entries(why.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? shownUnknown(value) : value,
  ]);
  return { ...why, params: Object.fromEntries(params) };
}

/** One command that may run in several places, or with several words: the worst of all of them. */
export function joinedParts(before: AnalysedPart | undefined, part: AnalysedPart): AnalysedPart {
  if (!before) return part;
  return {
    ...before,
    notReading: before.notReading ?? part.notReading,
    readsPinned: before.readsPinned ?? part.readsPinned,
    danger: before.danger ?? part.danger,
    unclear: before.unclear ?? part.unclear,
    newPackage: before.newPackage ?? part.newPackage,
    packages: [...before.packages, ...part.packages],
    unfamiliar: before.unfamiliar ?? part.unfamiliar,
    started: [...before.started, ...part.started],
    // A rule for the words of one says nothing about another.
    isCoveredByWords:
      before.isCoveredByWords && part.isCoveredByWords && joinWords(before.words) === joinWords(part.words),
    targetPaths: [...new Set([...before.targetPaths, ...part.targetPaths])],
    readScope: [...new Set([...before.readScope, ...part.readScope])],
    searchesSecret: before.searchesSecret ?? part.searchesSecret,
    places: {
      named: [...new Set([...before.places.named, ...part.places.named])],
      below: [...new Set([...before.places.below, ...part.places.below])],
    },
  };
}
