import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Spinner } from '../../ui/Spinner';
import styles from './Loading.module.css';

/** Placeholder for content that loads. It appears only after a moment. */
export function Loading(): ReactElement {
  return (
    <div className={styles.loading}>
      <Spinner label={words('ui.loading')} size={20} />
    </div>
  );
}
