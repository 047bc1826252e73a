import { type ReactNode, useId, useState } from 'react';
import { Chevron } from '../ui/Chevron';
import styles from './Disclosure.module.css';

// A line that expands. The hidden part is rendered only while it is open.

type DisclosureProps = {
  readonly summary: ReactNode;
  /** For screen readers, what the line shows besides its name. */
  readonly description?: string;
  readonly children: () => ReactNode;
  /** Shown at the end of the line; not part of its button. */
  readonly beside?: ReactNode;
  /** Shown below the line while it is closed. */
  readonly closed?: ReactNode;
  readonly className?: string | undefined;
  /** It opens, and stays open, when this becomes true. */
  readonly open?: boolean;
};

export function Disclosure(props: DisclosureProps) {
  const { summary, description, children, beside, closed, className, open: mustOpen = false } = props;
  const [open, setOpen] = useState(mustOpen);
  if (mustOpen && !open) setOpen(true);
  const bodyId = useId();
  return (
    <div className={className}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={open}
          aria-description={description}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Chevron />
          {summary}
        </button>
        {beside}
      </div>
      {!open && closed}
      {open && (
        <div id={bodyId} className={styles.body}>
          {children()}
        </div>
      )}
    </div>
  );
}
