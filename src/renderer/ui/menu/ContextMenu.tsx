import { ContextMenu as Base } from '@base-ui/react/context-menu';
import { type ReactElement, useRef } from 'react';
import { MenuPopup } from './Menu';
import styles from './Menu.module.css';
import type { MenuItem } from './menu-item';

// A context menu: it opens on right click or long press in `area`, or by its keys. If keys open it, the first command
// has the focus.

type ContextMenuProps = {
  /** The subject of the commands. */
  readonly label: string;
  readonly area: ReactElement;
  /** A function provides the commands when the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

export function ContextMenu({ label, area, items }: ContextMenuProps) {
  const byKeys = useRef(false);
  return (
    <Base.Root
      onOpenChange={(open, { event }) => {
        byKeys.current = open && isOfKeys(event);
      }}
      onOpenChangeComplete={(open) => open && byKeys.current && goToFirst()}
    >
      <Base.Trigger render={area} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} collisionPadding={8}>
          <MenuPopup label={label} items={items} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Without pointer events for it, the mouse button distinguishes the mouse from keys. */
function isOfKeys(event: Event): boolean {
  if (event.type !== 'contextmenu' || !(event instanceof MouseEvent) || event.button === 2) return false;
  return !(event instanceof PointerEvent) || event.pointerType === '';
}

/** Unless an arrow key was faster. */
function goToFirst(): void {
  const focused = document.activeElement;
  if (focused?.role === 'menu') focused.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
}
