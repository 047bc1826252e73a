import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './Popover.module.css';

// A small panel that opens from `trigger` and closes on Esc, a click outside or when the focus leaves it.

type PopoverProps = {
  readonly trigger: ReactElement;
  /** Names the panel for assistive technology. */
  readonly label: string;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** The element that takes the focus when it closes; true or absent for the previous one. */
  finalFocus?(): HTMLElement | true | null;
  readonly children: ReactNode;
};

export function Popover({ trigger, label, open, onOpenChange, finalFocus, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8} align="end">
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={finalFocus}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
