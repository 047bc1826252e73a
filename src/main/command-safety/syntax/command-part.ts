// A command of a command line, as far as it is known before it runs.

export type CommandPart = {
  /** As it stands in the command line. */
  readonly text: string;
  /** Where it stands there. One that stands for several commands has a part for each. */
  readonly start: number;
  /** The program and its arguments as it gets them; assignments, where there is nothing else. */
  readonly words: readonly string[];
  /** Which of the words bash replaces by something else: names of files, a home folder, what it knows by then. */
  readonly patterns: readonly number[];
  /** Where it runs, relative to where the command line starts; `''` is there, and `/…` a place named as such. */
  readonly directory: string;
  /** Files its output is written to, relative to where the command line starts, or absolute. */
  readonly writes: readonly string[];
  /** Files it gets as its input, likewise. */
  readonly inputs: readonly string[];
  /** A text of the command line it gets as its input; `text` null: one that is not known before it runs. */
  readonly given: { readonly text: string | null } | null;
  /** The commands whose output it reads in its pipeline, nearest last. */
  readonly reads: readonly (readonly string[])[];
  /** The commands whose output is among its words. */
  readonly substituted: readonly (readonly string[])[];
  /** What is assigned for it: before it, or anywhere ahead of it. */
  readonly assignments: readonly string[];
};
