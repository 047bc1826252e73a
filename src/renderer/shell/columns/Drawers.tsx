import { words } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { type Side, showMiddle, useDrawer } from '../../state/layout/side-panels';
import styles from './Drawers.module.css';
import { SideColumn } from './SideColumn';
import { useDrawerKeyboard } from './use-drawer-keyboard';

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
