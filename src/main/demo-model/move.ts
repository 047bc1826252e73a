// What the demo's script does next.

export type Move = {
  readonly text: string;
  readonly call?: { readonly name: string; readonly input: object };
};
