import { create } from 'zustand';

// The open menu above the composer, for its field. The menus themselves are loaded on demand.

export type MenuPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

type OpenMenu = {
  /** Ids of the list, and of the option that the keys take. */
  readonly id: string;
  readonly option: string;
  /** Handles the key if it belongs to the menu; returns whether it did. */
  takesKey(press: MenuPress): boolean;
};

export const useOpenMenu = create<{ readonly menu: OpenMenu | null }>()(() => ({ menu: null }));

export function setOpenMenu(menu: OpenMenu): void {
  useOpenMenu.setState({ menu });
}

/** Leaves another open menu alone. */
export function closeMenu(id: string): void {
  useOpenMenu.setState(({ menu }) => (menu?.id === id ? { menu: null } : {}));
}

export function openMenuTakes(press: MenuPress): boolean {
  return useOpenMenu.getState().menu?.takesKey(press) ?? false;
}
