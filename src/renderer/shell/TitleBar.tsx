import { type LucideIcon, PanelLeft, PanelRight, Settings } from 'lucide-react';
import { memo } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { useCanRun, type WindowCommand, windowState } from '../state/commands/window-command';
import { type Side, toggleSide, useSideShown } from '../state/layout/side-panels';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { useHeldChat } from '../state/use-chat';
import { TerminalToggle } from '../terminal/TerminalToggle';
import { TrustSign } from '../trust/TrustSign';
import { IconButton } from '../ui/IconButton';
import { ContextMeter } from './ContextMeter';
import { ModePicker } from './ModePicker';
import { EffortPicker } from './models/EffortPicker';
import { ModelPicker } from './models/ModelPicker';
import { ProjectMenu } from './ProjectMenu';
import { toggleChatCommand, toggleSettingsCommand, toggleTreeCommand } from './shell-commands';
import styles from './TitleBar.module.css';
import { WaitingPill } from './WaitingPill';

// The bar at the top: the project; and for the chat in front its mode, its model and the fill level of its context
// window. Every page shows them, so the bar follows the chat itself.

export const TitleBar = memo(({ chatId }: { readonly chatId: string | null }) => {
  useHeldChat(chatId);
  const page = useUiState((local) => local.page);
  // The buttons show their keys.
  useServerState((state) => state.app?.keybindings);
  return (
    <header className={styles.bar} data-region="title">
      <SideToggle side="tree" icon={PanelLeft} command={toggleTreeCommand} />
      <TerminalToggle disabled={page !== 'work'} />
      <ProjectMenu />
      <TrustSign />
      <div className={styles.gap} />
      <WaitingPill chatId={chatId} />
      <ModePicker chatId={chatId} />
      <ModelPicker chatId={chatId} />
      <EffortPicker chatId={chatId} />
      {chatId !== null && <ContextMeter chatId={chatId} />}
      <SideToggle side="chat" icon={PanelRight} command={toggleChatCommand} />
      <IconButton
        {...commandLabel('settings.toggle')}
        icon={Settings}
        aria-pressed={page === 'settings'}
        onClick={() => toggleSettingsCommand.run(windowState())}
      />
    </header>
  );
});

type SideToggleProps = { readonly side: Side; readonly icon: LucideIcon; readonly command: WindowCommand };

function SideToggle({ side, icon, command }: SideToggleProps) {
  const canToggle = useCanRun(command);
  const isAtWork = useUiState((local) => local.page === 'work');
  const isShown = useSideShown(side);
  return (
    <IconButton
      {...commandLabel(command.id)}
      icon={icon}
      aria-pressed={isShown && isAtWork}
      disabled={!canToggle}
      onClick={() => toggleSide(side)}
    />
  );
}
