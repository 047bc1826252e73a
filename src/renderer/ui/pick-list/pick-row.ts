import type { LucideIcon } from 'lucide-react';

// Row of a list to choose from, as it is drawn, and how it was chosen.

export type PickRow = {
  readonly key: string;
  readonly label: string;
  /** Where in the label the letters stand that were typed: positions in its string. */
  readonly marked?: readonly number[];
  /** What tells it from others of its name, such as its folder. */
  readonly about?: string;
  /** The same in what tells it from others. */
  readonly aboutMarked?: readonly number[];
  /** What else comes with choosing it, such as the line it opens at. */
  readonly note?: string;
  readonly icon?: LucideIcon;
  /** Keys that do the same elsewhere. */
  readonly keys?: string | undefined;
  /** Over the first of its kind: a word for the kind, drawn at its end, and a line before it. */
  readonly heading?: string | undefined;
};

/** How it was chosen: with Ctrl, or Command on a Mac, held. */
export type PickPress = { readonly isMod: boolean };
