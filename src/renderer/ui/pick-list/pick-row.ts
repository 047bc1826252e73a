import type { LucideIcon } from 'lucide-react';

// Row of a pick list, and the way it was chosen.

export type PickRow = {
  readonly key: string;
  readonly label: string;
  /** The matched letters of the label, as string offsets. */
  readonly marked?: readonly number[];
  /** Distinguishes the row from others with the same label, for example by its folder. */
  readonly about?: string;
  /** The matched letters of `about`. */
  readonly aboutMarked?: readonly number[];
  /** A further effect of the choice, such as the line it opens at. */
  readonly note?: string;
  readonly icon?: LucideIcon;
  /** Keys for the same action elsewhere. */
  readonly keys?: string | undefined;
  /** Set on the first row of a kind: the name of the kind, shown at the end of the row, and a line above it. */
  readonly heading?: string | undefined;
};

/** `isMod`: the user held Ctrl, or Command on a Mac. */
export type PickPress = { readonly isMod: boolean };
