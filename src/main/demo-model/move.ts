// What the demo's script does next.

export type Move = {
  readonly text: string;
  /** Made side by side; none where it has said all. */
  readonly calls?: readonly Call[];
};

export type Call = { readonly name: string; readonly input: object };
