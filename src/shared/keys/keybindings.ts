import type { AnyText } from '../texts/text';

// Keybindings: what a person wrote into `keybindings.json` of the data folder, as windows see it.

export type Keybinding = {
  /** As the app writes keys: `Mod+Shift+K`. */
  readonly keys: string;
  /** Of the command that they are given to, or taken from. */
  readonly command: string;
  readonly kind: 'given' | 'taken';
};

export type Keybindings = {
  /** In the file's order: a later one counts before an earlier one. */
  readonly bindings: readonly Keybinding[];
  /** What of the file is not in use, or not alone. */
  readonly problems: readonly AnyText[];
};

export const noKeybindings: Keybindings = { bindings: [], problems: [] };
