import type { ReactNode } from 'react';
import styles from './Badge.module.css';

// A short label or number about the element beside it.

type BadgeProps = {
  readonly tone: 'neutral' | 'accent' | 'warning' | 'danger' | 'success';
  readonly children: ReactNode;
};

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
