import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findComposer } from '../../state/focus';
import { type Side, showMiddle } from '../../state/layout/side-panels';

// Focus of drawers: an opening drawer gets it, and Esc closes the drawer and returns the focus.

/** `place` contains the drawers, each marked with its side. */
export function useDrawerKeyboard(place: RefObject<HTMLElement | null>, open: Side | null): void {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const holder = place.current;
    if (holder === null) return;
    if (open !== null) {
      if (!holder.contains(document.activeElement)) cameFrom.current = document.activeElement;
      enter(holder, open);
    } else if (isLost(holder)) goBack(cameFrom.current);
  }, [place, open]);

  useEffect(() => {
    if (open === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return;
      // An overlay of the drawer, such as a menu, handles the key itself.
      const isMeant = event.target === document.body || place.current?.contains(event.target as Node);
      if (!isMeant) return;
      event.preventDefault();
      showMiddle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [place, open]);
}

/** Focuses the drawer's first useful element, unless the focus is already in the drawer. */
function enter(holder: HTMLElement, side: Side): void {
  const drawer = holder.querySelector<HTMLElement>(`[data-side="${side}"]`);
  if (drawer === null || drawer.contains(document.activeElement)) return;
  const [ownPlace, anyPlace] = ['[role="tree"], [data-begin]', 'input, button:not(:disabled)'];
  const composer = side === 'chat' ? findComposer() : null;
  const target = composer ?? drawer.querySelector(ownPlace) ?? drawer.querySelector(anyPlace);
  if (target instanceof HTMLElement) target.focus();
}

function isLost(holder: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === null || holder.contains(activeElement);
}

/** Focuses the earlier element if possible, else the active editor tab. */
function goBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body) before.focus();
  if (document.activeElement !== before || before === document.body)
    document.querySelector<HTMLElement>('#editor-area [role="tab"][aria-selected="true"]')?.focus();
}
