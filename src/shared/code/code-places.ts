// Answers of language servers about code. Lines and columns count from 1, columns in UTF-16 units.

/** A change of a text; its end is exclusive. */
export type TextEdit = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
};

/** A place in a file of the project, with its line. */
export type CodePlace = {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
};

export type CodeSymbol = {
  readonly name: string;
  /** The class or module that contains it; may be empty. */
  readonly container: string;
  readonly kind: 'type' | 'function' | 'value';
  readonly path: string;
  readonly line: number;
  readonly column: number;
};
