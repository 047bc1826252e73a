import { create } from 'zustand';

// The open menu of slash commands, for the field it hangs over: the menu itself is loaded with the first `/`.

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

export function setOpenMenu(menu: OpenMenu | null): void {
  useOpenMenu.setState({ menu });
}

export function openMenuTakes(press: MenuPress): boolean {
  return useOpenMenu.getState().menu?.takesKey(press) ?? false;
}
