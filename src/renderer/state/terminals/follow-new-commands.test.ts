import { emptyAppState } from '@shared/app-state';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { beforeEach, expect, it, vi } from 'vitest';
import { useServerState } from '../server-state';
import { followNewCommands } from './follow-new-commands';
import { front, useTerminalLayout } from './terminal-layout';

const failed: Terminal['state'] = { kind: 'ended', exitCode: 1, signal: null };
const running: Terminal['state'] = { kind: 'running', awaitsInput: false };

const command = (id: string, startedAt: number, state: Terminal['state']): Terminal => ({
  id,
  kind: 'command',
  title: id,
  call: null,
  startedAt,
  state,
  background: false,
  goesOn: null,
  project: { root: '/project', name: 'project' },
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
});

const show = (...terminals: Terminal[]) => useServerState.setState({ app: { ...emptyAppState, terminals } });

followNewCommands();

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null });
  show(command('old', 1, failed));
  useTerminalLayout.setState({ active: 'agent', command: 'old' });
});

it('a new command comes to the front of one that has ended', () => {
  show(command('old', 1, failed), command('new', 2, running));
  expect(front().command?.id).toBe('new');
  show(command('old', 1, failed), command('new', 2, { kind: 'ended', exitCode: 0, signal: null }));
  expect(front().command?.id).toBe('new');
});

it('the one that the user chooses after that stays', () => {
  show(command('old', 1, failed), command('new', 2, running));
  useTerminalLayout.setState({ command: 'old' });
  show(command('old', 1, failed), command('new', 2, failed));
  expect(front().command?.id).toBe('old');
});

it('one that runs stays in front', () => {
  show(command('old', 1, running));
  show(command('old', 1, running), command('new', 2, running));
  expect(front().command?.id).toBe('old');
});

it('one in which the user has the keyboard stays in front', () => {
  vi.stubGlobal('document', { activeElement: { closest: () => ({}) } });
  show(command('old', 1, failed), command('new', 2, running));
  expect(front().command?.id).toBe('old');
});
