import type { LucideIcon } from 'lucide-react';

// An entry of a menu.

export type MenuCommand = {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly keys?: string | undefined;
  readonly danger?: boolean | undefined;
  /** The person is waited for there. */
  readonly waiting?: boolean | undefined;
  /** Given: the item is one of several choices, and whether it is the one that holds. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: string | undefined;
  onSelect(): void;
};

// A list of commands that opens from `trigger`.
export type MenuItem = MenuCommand | 'separator' | { readonly heading: string };
