import { useState } from 'react';
import type { MenuPress } from './open-menu';

// Keys of a menu above the composer: the arrows move in it, and Enter, Tab and Esc run its own actions.

type MenuActs<Item> = {
  /** The text that the list is for: another text resets it to its first option. */
  readonly text: string;
  readonly items: readonly Item[];
  /** `picked`: the user moved to it by an arrow key. */
  enter(item: Item, picked: boolean): void;
  tab(item: Item): void;
  leave(): void;
};

export type MenuKeys = { readonly active: number; takesKey(press: MenuPress): boolean };

export function useMenuKeys<Item>({ text, items, enter, tab, leave }: MenuActs<Item>): MenuKeys {
  const [picked, setPicked] = useState({ for: '', index: 0 });
  const isPicked = picked.for === text;
  const active = isPicked ? Math.min(picked.index, items.length - 1) : 0;
  const takesKey = (press: MenuPress) => {
    const item = items[active];
    if (item === undefined || press.isComposing || press.keyCode === 229 || isChord(press)) return false;
    const step = (by: number) => setPicked({ for: text, index: (active + by + items.length) % items.length });
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Tab: () => tab(item),
      Enter: () => enter(item, isPicked),
      Escape: leave,
    };
    const act = Object.hasOwn(acts, press.key) ? acts[press.key] : undefined;
    act?.();
    return act !== undefined;
  };
  return { active, takesKey };
}

function isChord({ shiftKey, altKey, ctrlKey, metaKey }: MenuPress): boolean {
  return shiftKey || altKey || ctrlKey || metaKey;
}
