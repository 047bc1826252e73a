// The next step of the demo model's script.

export type Move = {
  readonly text: string;
  /** The calls of the reply. Absent in the last reply of a turn. */
  readonly calls?: readonly Call[];
};

export type Call = { readonly name: string; readonly input: object };
