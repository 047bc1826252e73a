import type { ReactElement, ReactNode } from 'react';
import styles from './SidePanel.module.css';
import { SideTabs } from './SideTabs';

type SidePanelProps = {
  readonly name: string;
  readonly tooltip?: string;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A panel of the side column: its header with the tabs, and its content. */
export function SidePanel({ name, tooltip, actions, children }: SidePanelProps): ReactElement {
  return (
    <section className={styles.panel} data-region="tree" aria-label={name}>
      <header className={styles.header}>
        <h2 className="visually-hidden" title={tooltip}>
          {name}
        </h2>
        <SideTabs />
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      {children}
    </section>
  );
}
