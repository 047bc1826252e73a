import type { AnyText } from '../texts/text';

// The user's keybindings from `keybindings.json` of the data folder, for windows.

export type Keybinding = {
  /** In the application's notation: `Mod+Shift+K`. */
  readonly keys: string;
  /** The command that gains or loses the keys. */
  readonly command: string;
  readonly kind: 'given' | 'taken';
};

export type Keybindings = {
  /** In the file's order; a later entry takes precedence. */
  readonly bindings: readonly Keybinding[];
  /** Entries that are unused or conflict with others. */
  readonly problems: readonly AnyText[];
};

export const noKeybindings: Keybindings = { bindings: [], problems: [] };
