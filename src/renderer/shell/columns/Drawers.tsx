import { words } from '@shared/texts/text';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findComposer } from '../../state/focus';
import { type Side, showMiddle, useDrawer } from '../../state/layout/side-panels';
import styles from './Drawers.module.css';
import { SideColumn } from './SideColumn';

/** The tree and the chat as drawers over the editor area, for a narrow window. Esc and a click outside close them. */
export function Drawers({ chat }: { readonly chat: ReactNode }): ReactElement {
  const open = useDrawer((drawer) => drawer.open);
  const place = useRef<HTMLDivElement>(null);
  useDrawerKeyboard(place, open);
  return (
    <div ref={place}>
      {open !== null && (
        <button
          type="button"
          className={styles.scrim}
          tabIndex={-1}
          aria-label={words('shell.close-drawer')}
          onClick={showMiddle}
        />
      )}
      <Drawer side="tree" open={open}>
        <SideColumn />
      </Drawer>
      <Drawer side="chat" open={open}>
        {chat}
      </Drawer>
    </div>
  );
}

type DrawerProps = { readonly side: Side; readonly open: Side | null; readonly children: ReactNode };

function Drawer({ side, open, children }: DrawerProps) {
  const isOpen = side === open;
  return (
    <div className={styles.drawer} data-side={side} data-open={isOpen || undefined} inert={!isOpen}>
      {children}
    </div>
  );
}

// Focus of drawers: an opening drawer gets it, and Esc closes the drawer and returns the focus.

/** `place` contains the drawers, each marked with its side. */
function useDrawerKeyboard(place: RefObject<HTMLElement | null>, open: Side | null): void {
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
