import { emptyAppState } from '@shared/app-state';
import type { Keybinding } from '@shared/keys/keybindings';
import { afterEach, expect, it } from 'vitest';
import { useServerState } from '../../state/server-state';
import { keyRows, rowsWith } from './key-rows';

function bind(...bindings: readonly Keybinding[]) {
  useServerState.setState({ app: { ...emptyAppState, keybindings: { bindings, problems: [] } } });
}

afterEach(() => useServerState.setState({ app: null }));

const given = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'given' });
const keysOfRow = (id: string) => keyRows().find((row) => row.id === id)?.keys;

it('has every command by its title, with the keys that we bring', () => {
  const titles = keyRows().map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  expect(keysOfRow('terminal.rename')).toEqual([{ keys: 'F2', isOwn: false, lostTo: [] }]);
});

it('shows the user’s own first, and leaves out what they took', () => {
  bind(given('Mod+Shift+K', 'tree.toggle'), { ...given('Mod+B', 'tree.toggle'), kind: 'taken' });
  expect(keysOfRow('tree.toggle')).toEqual([{ keys: 'Mod+Shift+K', isOwn: true, lostTo: [] }]);
});

it('says which keys come first elsewhere', () => {
  bind(given('Ctrl+B', 'chat.new'), given('Mod+B', 'terminal.hide'));
  expect(keysOfRow('tree.toggle')).toEqual([
    { keys: 'Mod+B', isOwn: false, lostTo: ['New chat', 'Hide the terminal'] },
  ]);
  expect(keysOfRow('chat.new')?.at(0)).toEqual({
    keys: 'Ctrl+B',
    isOwn: true,
    lostTo: ['Hide the terminal'],
  });
  expect(keysOfRow('terminal.hide')?.at(0)).toEqual({ keys: 'Mod+B', isOwn: true, lostTo: [] });
});

it('says so of sequences too, which lose to the key that begins them', () => {
  bind(given('Ctrl+K', 'chat.new'), given('Mod+B T', 'todos.show'));
  const lost = (id: string) => keysOfRow(id)?.map(({ keys, lostTo }) => [keys, ...lostTo]);
  expect(lost('keys.show')).toEqual([['Mod+K Mod+S', 'New chat']]);
  expect(lost('tree.toggle')).toEqual([['Mod+B', 'Show the todos']]);
  expect(lost('todos.show')).toEqual([['Mod+B T'], ['Mod+K T', 'New chat']]);
});

it('is searched by titles, ids and keys as they are shown', () => {
  const ids = (searched: string) => rowsWith(keyRows(), searched).map(({ id }) => id);
  expect(ids('hide the project tree')).toEqual(['tree.toggle']);
  expect(ids('TREE.COLLAPSE')).toEqual(['tree.collapseAll']);
  expect(ids('ctrl+,')).toEqual(['settings.toggle']);
  expect(ids('ctrl+k z')).toEqual(['terminal.maximise']);
  expect(ids('no such command')).toEqual([]);
});
