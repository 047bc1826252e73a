import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Kbd } from './Kbd';
import styles from './Tooltip.module.css';

// A short text about its child on hover and focus. It is not part of the child's accessible name. It consumes no key:
// the Esc that closes it also reaches the element that the user works in.

type TooltipProps = {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly children: ReactElement;
};

export function Tooltip({ label, keys, children }: TooltipProps) {
  const actions = useRef<Base.Root.Actions>(null);
  return (
    <Base.Root actionsRef={actions}>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden>
            {label}
            {keys && <Kbd keys={keys} />}
            <ClosesAtEscape actions={actions} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Closes the tooltip before any other listener gets the key. Otherwise the library would hide the key from the
 * elements around an open tooltip.
 */
function ClosesAtEscape({ actions }: { readonly actions: RefObject<Base.Root.Actions | null> }) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') flushSync(() => actions.current?.close());
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [actions]);
  return null;
}
