import '../../parts/panel-texts';
import { Toolbar } from '@base-ui/react/toolbar';
import { words } from '@shared/texts/text';
import { GitBranch, Plug, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { FileFacts } from './FileFacts';
import styles from './StatusBar.module.css';
import {
  CommandsButton,
  InboxButton,
  NoticesButton,
  SandboxButton,
  TrustButton,
  UnsavedButton,
  WorkingButton,
} from './status-buttons';

/**
 * The bar at the bottom of the window with the present state. Its buttons are one tab stop; the arrow keys move between
 * them.
 */
export function StatusBar(): ReactElement {
  return (
    <footer className={styles.bar} data-region="status">
      <Branch />
      <Connection />
      <Toolbar.Root className={styles.buttons} aria-label={words('status-bar.name')}>
        <TrustButton />
        <SandboxButton />
        <CommandsButton />
        <WorkingButton />
        <InboxButton />
        <NoticesButton />
        <UnsavedButton />
      </Toolbar.Root>
      <span className={styles.gap} />
      <FileFacts />
    </footer>
  );
}

function Branch() {
  const name = useServerState(({ project }) => project?.gitBranch ?? null);
  if (name === null) return null;
  const branch = visibleText(name);
  const said = words('status-bar.branch', { branch });
  return (
    <span className={`${styles.fact} ${styles.branch}`} title={said}>
      <GitBranch aria-hidden size={13} strokeWidth={1.75} />
      <span className="visually-hidden">{said}</span>
      <span aria-hidden className={styles.name}>
        {branch}
      </span>
    </span>
  );
}

/** The banner above the window reports a lost connection; this item always shows the state. */
function Connection() {
  const isOpen = useServerState(({ connection }) => connection === 'open');
  const said = words(isOpen ? 'status-bar.connected' : 'status-bar.disconnected');
  const Icon = isOpen ? Plug : Unplug;
  return (
    <span className={styles.fact} data-alert={!isOpen || undefined} title={said}>
      <Icon aria-hidden size={13} strokeWidth={1.75} />
      <span className={isOpen ? 'visually-hidden' : undefined}>{said}</span>
    </span>
  );
}
