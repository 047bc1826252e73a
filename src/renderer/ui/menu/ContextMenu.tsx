import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement } from 'react';
import { MenuPopup } from './Menu';
import styles from './Menu.module.css';
import type { MenuItem } from './menu-item';

// A list of commands about what is under the pointer: opens on right click or long press anywhere in `area`.

type ContextMenuProps = {
  readonly area: ReactElement;
  /** Or what they are when it opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

export function ContextMenu({ area, items }: ContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={area} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} collisionPadding={8}>
          <MenuPopup items={items} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
