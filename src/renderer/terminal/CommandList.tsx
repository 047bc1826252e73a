import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { Bell, Pin } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { StateIcon } from '../parts/StateIcon';
import { commandForPress } from '../state/commands/command-for-press';
import { keyShortcuts } from '../state/commands/command-keys';
import { useServerState } from '../state/server-state';
import { hasEnded, rowAfterKey } from '../state/terminals/agent-commands';
import { chooseCommand, goToTerminal, useRang } from '../state/terminals/terminal-layout';
import { otherProject, startWords, stateWords, titleText } from '../state/terminals/terminal-words';
import { isMenuKey, openMenuOf } from '../ui/menu/row-menu';
import {
  agentCommandActions,
  type ChosenCommand,
  type EndedCommands,
  removeEnded,
} from './agent-command-actions';
import styles from './CommandList.module.css';

type CommandListProps = {
  readonly label: string;
  readonly commands: readonly Terminal[];
  readonly chosen: Terminal;
  readonly now: number;
  readonly about: ChosenCommand;
  onRemove: EndedCommands['remove'];
};

/**
 * Commands to choose from. The list is one tab stop and has the focus itself, so that an ended row may move. Enter
 * focuses the terminal, Delete removes an ended command, F2 renames one.
 */
export function CommandList(props: CommandListProps): ReactElement {
  const { commands, chosen, about } = props;
  const listId = useId();
  const idOf = ({ id }: Terminal) => `${listId}${id}`;
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = commands.findIndex(({ id }) => id === chosen.id);
    const next = rowAfterKey(event.key, at, commands.length);
    const row = next === null ? undefined : commands[next];
    const command = commandForPress(event.nativeEvent, agentCommandActions, about);
    const all = { ended: commands.filter(hasEnded).map(({ id }) => id), remove: props.onRemove };
    const ofAll = commandForPress(event.nativeEvent, [removeEnded], all);
    if (row) chooseCommand(row.id);
    else if (event.key === 'Enter') goToTerminal(chosen.id);
    else if (command) command.run(about);
    else if (ofAll) ofAll.run(all);
    else if (isMenuKey(event)) openMenuOf(idOf(chosen));
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="listbox"
      className={styles.list}
      aria-label={props.label}
      aria-activedescendant={idOf(chosen)}
      aria-keyshortcuts={`Enter ${keyShortcuts('agentCommand.rename', 'agentCommand.remove')}`}
      tabIndex={0}
      onKeyDown={pressKey}
    >
      {commands.map((command) => (
        <CommandRow
          key={command.id}
          id={idOf(command)}
          command={command}
          chosen={command.id === chosen.id}
          now={props.now}
        />
      ))}
    </div>
  );
}

type CommandRowProps = {
  readonly id: string;
  readonly command: Terminal;
  readonly chosen: boolean;
  readonly now: number;
};

function CommandRow({ id, command, chosen, now }: CommandRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const openRoot = useServerState((state) => state.project?.root ?? null);
  const rang = useRang(command);
  const title = titleText(command.title);
  const about = [
    stateWords(command).words,
    startWords(command.startedAt, now),
    otherProject(command, openRoot),
  ].filter(Boolean);
  const text = titleText(command.command ?? '');
  const tip = [title, text !== title && text, ...about].filter(Boolean).join(' · ');
  const choose = () => chooseCommand(command.id);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers the keys
    <div
      ref={row}
      id={id}
      role="option"
      className={styles.row}
      aria-selected={chosen}
      title={tip}
      onClick={choose}
      onDoubleClick={() => goToTerminal(command.id)}
      onContextMenu={choose}
    >
      <span className={styles.icon}>
        <StateIcon terminal={command} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.about}>{about.join(' · ')}</span>
      <span className={styles.signs}>
        {command.goesOn === true && command.state.kind === 'running' && (
          <Pin role="img" aria-label={words('terminal-panel.kept-running')} size={12} />
        )}
        {rang && (
          <Bell role="img" aria-label={words('terminal-panel.rang')} size={12} className={styles.bell} />
        )}
      </span>
    </div>
  );
}
