import { ContextMenu as Base } from '@base-ui/react/context-menu';
import { type ReactElement, useRef } from 'react';
import { MenuPopup } from './Menu';
import styles from './Menu.module.css';
import type { MenuItem } from './menu-item';

// A list of commands about what is under the pointer: opens on right click or long press anywhere in `area`, and by the
// keys for it, which then stand at its first command.

type ContextMenuProps = {
  /** What the commands are about. */
  readonly label: string;
  readonly area: ReactElement;
  /** Or what they are when it opens. */
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

/** A browser without pointer events for it tells the mouse by its button. */
function isOfKeys(event: Event): boolean {
  if (event.type !== 'contextmenu' || !(event instanceof MouseEvent) || event.button === 2) return false;
  return !(event instanceof PointerEvent) || event.pointerType === '';
}

/** Unless an arrow key was quicker. */
function goToFirst(): void {
  const focused = document.activeElement;
  if (focused?.role === 'menu') focused.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
}
