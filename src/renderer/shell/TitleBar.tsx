import { PanelLeft, Settings, SquareTerminal } from 'lucide-react';
import { showPage, useLocal } from '../local';
import { showOrHideTerminals } from '../terminal/terminal-commands';
import { useTerminalsShown } from '../terminal/terminal-layout';
import { IconButton } from '../ui/IconButton';
import { ContextMeter } from './ContextMeter';
import { ModelPicker } from './ModelPicker';
import { ModePicker } from './ModePicker';
import { ProjectMenu } from './ProjectMenu';
import styles from './TitleBar.module.css';

// The strip on top: the project, and for the chat in front its mode, its model and how full its context is.

type TitleBarProps = { readonly chatId: string | null; onToggleTree(): void };

export function TitleBar({ chatId, onToggleTree }: TitleBarProps) {
  const page = useLocal((local) => local.page);
  const terminals = useTerminalsShown();
  return (
    <header className={styles.bar}>
      <IconButton
        label="Show or hide the project tree"
        keys="Mod+B"
        icon={PanelLeft}
        disabled={page !== 'work'}
        onClick={onToggleTree}
      />
      <IconButton
        label="Show or hide the terminal"
        keys="Ctrl+`"
        icon={SquareTerminal}
        aria-pressed={terminals}
        disabled={page !== 'work'}
        onClick={showOrHideTerminals}
      />
      <ProjectMenu />
      <div className={styles.gap} />
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
