import type { LucideIcon } from 'lucide-react';

// An entry of a menu.

export type MenuCommand = {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly keys?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Something there waits for the user. */
  readonly waiting?: boolean | undefined;
  /** Present: the item is one of several choices, and the value says whether it is the current one. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: string | undefined;
  onSelect(): void;
};

export type MenuItem = MenuCommand | 'separator' | { readonly heading: string };
