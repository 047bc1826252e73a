import { create } from 'zustand';

// The open list over the composer, for the field it hangs over: the lists themselves are loaded when they are needed.

export type MenuPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

type OpenMenu = {
  /** Of the list, and of the option that the keys take. */
  readonly id: string;
  readonly option: string;
  /** Whether the key is the menu's; then it has done what it is for. */
  takesKey(press: MenuPress): boolean;
};

export const useOpenMenu = create<{ readonly menu: OpenMenu | null }>()(() => ({ menu: null }));

export function setOpenMenu(menu: OpenMenu): void {
  useOpenMenu.setState({ menu });
}

/** Leaves another one open. */
export function closeMenu(id: string): void {
  useOpenMenu.setState(({ menu }) => (menu?.id === id ? { menu: null } : {}));
}

export function openMenuTakes(press: MenuPress): boolean {
  return useOpenMenu.getState().menu?.takesKey(press) ?? false;
}
