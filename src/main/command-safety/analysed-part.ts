import type { AddedPackage } from '@shared/packages/packages-schema';
import type { AnyText } from '@shared/texts/text';
import type { Places } from './places-of';
import { joinWords } from './syntax/shell-words';
import { shownUnknown } from './syntax/unknown-text';

// The analysis of one command of a command line.

export type AnalysedPart = {
  readonly text: string;
  readonly words: readonly string[];
  /** Why the command may do more than read. Null if it only reads. */
  readonly notReading: AnyText | null;
  /** Why the command only reads if it is started with the pin. Null if it does not need the pin. */
  readonly readsPinned: AnyText | null;
  /** Why the command is on the hard list, or null. */
  readonly danger: AnyText | null;
  /** Why the effect of the command is unknown before it runs, or null. Such a command asks outside the sandbox. */
  readonly unclear: AnyText | null;
  /**
   * The package that the command would fetch, or null. Nobody has reviewed it, so the command asks outside the sandbox.
   */
  readonly newPackage: AnyText | null;
  /** The packages that the command would fetch from a registry that Pilotfish can ask. */
  readonly packages: readonly AddedPackage[];
  /** Why Auto asks about the command outside the sandbox: it starts a program that is not known. Null if all are. */
  readonly unfamiliar: AnyText | null;
  /** The command and those that it is known to start, for rules that deny or ask. */
  readonly started: readonly (readonly string[])[];
  /** Whether a rule for its words covers it. Such a rule does not cover another folder or output to a file. */
  readonly isCoveredByWords: boolean;
  /** Files and folders of the project that the command is known to read or write, relative to the root with `/`. */
  readonly targetPaths: readonly string[];
  /**
   * Folders of the project in which the command reads files that it does not name. Relative to the root, which is `''`.
   */
  readonly readScope: readonly string[];
  /**
   * Why the command asks if it can read files with secrets in `readScope` or in the folders that it searches; or null.
   */
  readonly searchesSecret: AnyText | null;
  /** Further places that the command may concern, whatever the program. */
  readonly places: Places;
};

/** The text with readable words for what is known only when the command runs. */
export function shown(why: AnyText | null): AnyText | null {
  if (why === null || typeof why === 'string') return why;
  const params = Object.entries(why.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? shownUnknown(value) : value,
  ]);
  return { ...why, params: Object.fromEntries(params) };
}

/** Joins analyses of one command that may run in several folders or with several words: the worst of each. */
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
    // A rule for some words does not cover other words.
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
