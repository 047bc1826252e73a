import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Kbd } from './Kbd';
import styles from './Tooltip.module.css';

// Says a few words about its child on hover and focus. It adds nothing to the child's accessible name.

type TooltipProps = {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly children: ReactElement;
};

export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden>
            {label}
            {keys && <Kbd keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
