import { PanelLeft, Settings } from 'lucide-react';
import { showPage, useUiState } from '../state/ui-state';
import { TerminalToggle } from '../terminal/TerminalToggle';
import { IconButton } from '../ui/IconButton';
import { ContextMeter } from './ContextMeter';
import { ModelPicker } from './ModelPicker';
import { ModePicker } from './ModePicker';
import { ProjectMenu } from './ProjectMenu';
import styles from './TitleBar.module.css';
import { WaitingPill } from './WaitingPill';

// The strip on top: the project, and for the chat in front its mode, its model and how full its context is.

type TitleBarProps = { readonly chatId: string | null; onToggleTree(): void };

export function TitleBar({ chatId, onToggleTree }: TitleBarProps) {
  const page = useUiState((local) => local.page);
  return (
    <header className={styles.bar}>
      <IconButton
        label="Show or hide the project tree"
        keys="Mod+B"
        icon={PanelLeft}
        disabled={page !== 'work'}
        onClick={onToggleTree}
      />
      <TerminalToggle disabled={page !== 'work'} />
      <ProjectMenu />
      <div className={styles.gap} />
      <WaitingPill chatId={chatId} />
      <ModePicker chatId={chatId} />
      <ModelPicker chatId={chatId} />
      {chatId !== null && <ContextMeter chatId={chatId} />}
      <IconButton
        label="Settings"
        keys="Mod+,"
        icon={Settings}
        aria-pressed={page === 'settings'}
        onClick={() => showPage(page === 'settings' ? 'work' : 'settings')}
      />
    </header>
  );
}
