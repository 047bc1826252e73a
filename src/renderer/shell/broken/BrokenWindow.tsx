import { words } from '@shared/texts/text';
import { Unplug } from 'lucide-react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import styles from './BrokenWindow.module.css';

// Replaces a page that failed to render: states that nothing is lost, the reason, and the next step.

export function BrokenWindow({ reason }: { readonly reason: unknown }) {
  return (
    <main className={styles.page} role="alert">
      <EmptyState icon={Unplug} title={words('ui.window-broken')}>
        <p>{words('ui.window-broken-hint')}</p>
        <p className={styles.reason}>{reason instanceof Error ? reason.message : String(reason)}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {words('ui.reload-window')}
        </Button>
      </EmptyState>
    </main>
  );
}
