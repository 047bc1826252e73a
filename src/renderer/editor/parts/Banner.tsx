import { Info, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './Banner.module.css';

type BannerProps = {
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
  /** One or two buttons. */
  readonly actions?: ReactNode;
};

/** A notice about the content below it. */
export function Banner({ tone, children, actions }: BannerProps): ReactElement {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div className={styles.banner} data-tone={tone} role="status">
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <p className={styles.text}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
