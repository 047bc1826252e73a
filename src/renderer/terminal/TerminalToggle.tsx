import { words } from '@shared/texts/text';
import { Bell, SquareTerminal } from 'lucide-react';
import type { ReactElement } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { showOrHideTerminals } from '../state/terminals/terminal-commands';
import { useSomeRang, useTerminals, useTerminalsShown } from '../state/terminals/terminal-layout';
import { IconButton } from '../ui/IconButton';
import styles from './TerminalToggle.module.css';

/** The window's button for the terminals, with a mark if a hidden terminal rang. */
export function TerminalToggle({ disabled }: { readonly disabled: boolean }): ReactElement {
  const shown = useTerminalsShown();
  const rang = useSomeRang(useTerminals());
  return (
    <span className={styles.toggle}>
      <IconButton
        {...commandLabel('terminal.toggle')}
        icon={SquareTerminal}
        aria-pressed={shown}
        disabled={disabled}
        onClick={showOrHideTerminals}
      />
      {rang && !shown && (
        <Bell role="img" aria-label={words('terminal-panel.one-rang')} size={12} className={styles.bell} />
      )}
    </span>
  );
}
