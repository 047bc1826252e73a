import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useState } from 'react';
import { commandItems } from '../state/commands/command-item';
import { api } from '../state/server-state';
import { chooseCommand, removeCommand } from '../state/terminals/terminal-layout';
import { startWords, stateWords, titleText } from '../state/terminals/terminal-words';
import { ErrorText } from '../ui/ErrorText';
import { Select } from '../ui/fields/Select';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { useAction } from '../ui/use-action';
import { useNow } from '../ui/use-now';
import styles from './AgentCommands.module.css';
import { agentCommandActions, type ChosenCommand } from './agent-command-actions';
import { CommandList } from './CommandList';
import { RenameDialog } from './RenameDialog';

type AgentCommandsProps = {
  readonly commands: readonly Terminal[];
  readonly chosen: Terminal;
  /** The terminal of the chosen command. */
  readonly children: ReactNode;
};

/**
 * All commands of the agent and the terminal of one. The list is beside the terminal; in a narrow panel a picker is
 * above it.
 */
export function AgentCommands({ commands, chosen, children }: AgentCommandsProps): ReactElement {
  const [renamed, setRenamed] = useState<Terminal | null>(null);
  const { run, error } = useAction();
  const now = useNow(60_000);
  const label = words('terminal-panel.commands');
  const about: ChosenCommand = {
    terminal: chosen,
    rename: () => setRenamed(chosen),
    remove: () => run(() => removeCommand(chosen.id)),
    keep: (goesOn) => run(() => api.terminal.keep({ id: chosen.id, goesOn })),
  };
  const choice = (
    <div className={styles.choice}>
      <div className={styles.picker}>
        <Select
          compact
          label={label}
          value={chosen.id}
          options={commands.map((command) => ({
            value: command.id,
            label: titleText(command.title),
            hint: `${stateWords(command).words} · ${startWords(command.startedAt, now)}`,
          }))}
          onChange={chooseCommand}
        />
      </div>
      <div className={styles.list}>
        <CommandList
          label={label}
          commands={commands}
          chosen={chosen}
          now={now}
          about={about}
          onRemove={(ids) => run(() => Promise.all(ids.map(removeCommand)))}
        />
      </div>
      <ErrorText>{error}</ErrorText>
    </div>
  );
  return (
    <div className={styles.area}>
      <div className={styles.parts}>
        <ContextMenu
          label={titleText(chosen.title)}
          area={choice}
          items={commandItems(agentCommandActions, about)}
        />
        <div className={styles.terminal}>{children}</div>
      </div>
      {renamed && <RenameDialog terminal={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}
