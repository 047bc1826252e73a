import { words } from '@shared/texts/text';
import { Unplug } from 'lucide-react';
import { useServerState } from '../state/server-state';
import { Spinner } from '../ui/Spinner';
import styles from './ConnectionBanner.module.css';

// Tells the user that the window has lost the main process, and therefore shows the last known state.

export function ConnectionBanner() {
  const connection = useServerState((state) => state.connection);
  return (
    <div role="status">
      {connection === 'lost' && (
        <p className={styles.banner}>
          <Spinner />
          {words('shell.connection-lost')}
        </p>
      )}
      {connection === 'unknown' && (
        <p className={styles.banner}>
          <Unplug aria-hidden size={16} strokeWidth={1.5} />
          {words('shell.page-unknown')}
        </p>
      )}
    </div>
  );
}
