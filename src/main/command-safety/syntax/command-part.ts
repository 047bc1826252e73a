// One command of a command line, as far as it is known before it runs.

export type CommandPart = {
  /** The source text in the command line. */
  readonly text: string;
  /** The offset in the command line. Source that stands for several commands has a part for each. */
  readonly start: number;
  /** The program and its arguments as it gets them, or the assignments if there is no program. */
  readonly words: readonly string[];
  /** Indexes of the words that bash replaces: with names of files, a home folder, or a value known only then. */
  readonly patterns: readonly number[];
  /** The working directory, relative to that of the command line, which is `''`. May also be absolute. */
  readonly directory: string;
  /** Files that get its output, relative to the folder in which the command line starts, or absolute. */
  readonly writes: readonly string[];
  /** Files that are its input, likewise. */
  readonly inputs: readonly string[];
  /** The text of the command line that is its input. `text` null: known only when it runs. */
  readonly given: { readonly text: string | null } | null;
  /** The commands whose output it reads in its pipeline, the nearest last. */
  readonly reads: readonly (readonly string[])[];
  /** The commands whose output is among its words. */
  readonly substituted: readonly (readonly string[])[];
  /** The assignments that apply to it: directly before it, or anywhere earlier. */
  readonly assignments: readonly string[];
};
