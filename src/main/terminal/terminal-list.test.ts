import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { terminalTopic } from '@shared/topics';
import { createStore } from '@shared/wire/store';
import { expect, it } from 'vitest';
import { createTerminalList } from './terminal-list';

const terminal: Terminal = {
  id: 'a',
  kind: 'command',
  title: 'npm run dev',
  call: null,
  startedAt: 0,
  state: { kind: 'ended', exitCode: 0, signal: null },
  project: { root: '/project', name: 'project' },
  background: false,
  goesOn: null,
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
};

it('what a removed terminal still prints is kept nowhere', () => {
  const store = createStore();
  const list = createTerminalList(store, () => 0);
  const screen = list.screenOf('a');
  list.add(terminal, { screen, run: null, stop: () => undefined, isTypedInto: false, keep: null });
  void screen.print(Buffer.from('before'));
  screen.flush();
  expect(store.state(terminalTopic('a')).replay).toEqual(['before']);
  list.remove('a');
  void screen.print(Buffer.from('after'));
  screen.flush();
  expect(store.state(terminalTopic('a')).replay).toEqual([]);
});
