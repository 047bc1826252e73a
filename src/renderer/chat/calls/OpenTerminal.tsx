import { words } from '@shared/texts/text';
import { SquareTerminal } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { goToTerminal } from '../../state/terminals/terminal-layout';
import { Button } from '../../ui/Button';
import styles from './CommandOutput.module.css';

/** Brings a command's terminal to the front, while it exists. */
export function OpenTerminal({ id }: { readonly id: string | null }): ReactElement | null {
  const exists = useServerState(
    (state) => state.app?.terminals.some((terminal) => terminal.id === id) ?? false,
  );
  if (id === null || !exists) return null;
  return (
    <Button variant="quiet" icon={SquareTerminal} className={styles.open} onClick={() => goToTerminal(id)}>
      {words('call-card.open-terminal')}
    </Button>
  );
}
