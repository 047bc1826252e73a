import { useServerState } from '../state/server-state';
import { Spinner } from '../ui/Spinner';
import styles from './ConnectionBanner.module.css';

// Says that main cannot be reached at the moment; what is on screen is then what was last known.

export function ConnectionBanner() {
  const lost = useServerState((mirror) => mirror.connection === 'lost');
  return (
    <div role="status">
      {lost && (
        <p className={styles.banner}>
          <Spinner size={14} />
          The connection to Pilotfish is lost. It is being tried again; what you wrote stays here. If
          Pilotfish was started anew, open the address it printed.
        </p>
      )}
    </div>
  );
}
