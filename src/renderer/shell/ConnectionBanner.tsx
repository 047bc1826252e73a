import { words } from '@shared/texts/text';
import { useServerState } from '../state/server-state';
import { Spinner } from '../ui/Spinner';
import styles from './ConnectionBanner.module.css';

// Says that main cannot be reached at the moment; what is on screen is then what was last known.

export function ConnectionBanner() {
  const lost = useServerState((state) => state.connection === 'lost');
  return (
    <div role="status">
      {lost && (
        <p className={styles.banner}>
          <Spinner />
          {words('shell.connection-lost')}
        </p>
      )}
    </div>
  );
}
