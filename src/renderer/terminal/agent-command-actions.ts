import type { Terminal } from '@shared/terminal/terminal';
import { Pencil, X } from 'lucide-react';
import { always, type Command } from '../state/commands/command';

// Actions on one of the agent's commands in the list, and on all of them.

export type ChosenCommand = {
  readonly terminal: Terminal;
  rename(): void;
  remove(): void;
  keep(goesOn: boolean): void;
};

export const agentCommandActions: readonly Command<ChosenCommand>[] = [
  { id: 'agentCommand.rename', icon: Pencil, when: always, run: ({ rename }) => rename() },
  {
    id: 'agentCommand.keep',
    when: ({ terminal: { goesOn, state } }) => goesOn !== null && state.kind === 'running',
    checked: ({ terminal }) => terminal.goesOn === true,
    run: ({ terminal, keep }) => keep(!terminal.goesOn),
  },
  {
    id: 'agentCommand.remove',
    icon: X,
    when: ({ terminal }) => terminal.state.kind === 'ended',
    run: ({ remove }) => remove(),
  },
];

export type EndedCommands = { readonly ended: readonly string[]; remove(ids: readonly string[]): void };

export const removeEnded: Command<EndedCommands> = {
  id: 'agentCommands.removeEnded',
  when: ({ ended }) => ended.length > 0,
  run: ({ ended, remove }) => remove(ended),
};
