import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { Bell, SquareTerminal, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { StateIcon } from '../parts/StateIcon';
import { commandForPress } from '../state/commands/command-for-press';
import { commandItems } from '../state/commands/command-item';
import { keyShortcuts } from '../state/commands/command-keys';
import { useServerState } from '../state/server-state';
import { goToTerminal, useRang } from '../state/terminals/terminal-layout';
import { otherProject, stateWords, titleText } from '../state/terminals/terminal-words';
import { ContextMenu } from '../ui/menu/ContextMenu';
import styles from './TerminalTabs.module.css';
import { tabCommands } from './tab-commands';

type TerminalTabProps = {
  readonly terminal: Terminal;
  readonly active: boolean;
  /** Prefix for the ids of the tabs and of the panel that they control. */
  readonly areaId: string;
  onWalk(event: KeyboardEvent): void;
  onClose(): void;
  onRename(): void;
  onSplit(): void;
};

/** The tab of one of the user's shells: its program or its end, and a close button. */
export function TerminalTab(props: TerminalTabProps): ReactElement {
  const { terminal, active, areaId, onClose, onRename } = props;
  const { id } = terminal;
  const handle = useRef<HTMLDivElement>(null);
  const said = titleText(terminal.signs.title);
  const elsewhere = otherProject(
    terminal,
    useServerState((state) => state.project?.root ?? null),
  );
  const title = titleText(terminal.title);
  useEffect(() => {
    if (active) handle.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const actions = { rename: onRename, split: props.onSplit, close: onClose };
  const pressKey = (event: KeyboardEvent) => {
    const command = commandForPress(event.nativeEvent, tabCommands, actions);
    if (!command) return props.onWalk(event);
    event.preventDefault();
    command.run(actions);
  };
  const middleClick = (event: MouseEvent) => {
    if (event.button === 1) onClose();
  };
  const tab = (
    <div ref={handle} className={styles.handle} data-active={active || undefined}>
      <button
        type="button"
        id={`${areaId}${id}`}
        role="tab"
        className={styles.tab}
        aria-selected={active}
        aria-controls={active ? `${areaId}panel` : undefined}
        aria-keyshortcuts={keyShortcuts('terminal.rename', 'terminal.close')}
        tabIndex={active ? 0 : -1}
        title={[title, said, elsewhere, stateWords(terminal).words].filter(Boolean).join(' · ')}
        onClick={() => goToTerminal(id)}
        onDoubleClick={onRename}
        onAuxClick={middleClick}
        onKeyDown={pressKey}
      >
        <TabContent terminal={terminal} title={title} said={said} elsewhere={elsewhere} />
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={words('terminal-panel.close-tab', { title })}
        tabIndex={active ? 0 : -1}
        onClick={onClose}
      >
        <X aria-hidden size={14} strokeWidth={1.75} />
      </button>
    </div>
  );
  return <ContextMenu label={title} area={tab} items={commandItems(tabCommands, actions)} />;
}

type TabContentProps = {
  readonly terminal: Terminal;
  readonly title: string;
  /** The title that its program set. */
  readonly said: string;
  readonly elsewhere: string | null;
};

function TabContent({ terminal, title, said, elsewhere }: TabContentProps) {
  const running = terminal.state.kind === 'running';
  const rang = useRang(terminal);
  return (
    <>
      {running ? (
        <SquareTerminal aria-hidden size={15} strokeWidth={1.5} />
      ) : (
        <StateIcon terminal={terminal} />
      )}
      <span className={styles.title}>{title}</span>
      {said !== '' && said !== title && <span className={styles.said}>{said}</span>}
      {elsewhere !== null && <span className={styles.place}>{elsewhere}</span>}
      {!running && <span className="visually-hidden">{stateWords(terminal).words}</span>}
      {rang && (
        <Bell role="img" aria-label={words('terminal-panel.rang')} size={12} className={styles.bell} />
      )}
    </>
  );
}
