import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';

// A line that opens to what is behind it. What is behind is only drawn while it is open.

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: () => ReactNode;
  readonly className?: string | undefined;
};

export function Disclosure({ summary, children, className }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight aria-hidden size={14} strokeWidth={1.5} className={styles.chevron} />
        {summary}
      </button>
      {open && (
        <div id={bodyId} className={styles.body}>
          {children()}
        </div>
      )}
    </div>
  );
}
