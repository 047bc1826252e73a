import { emptyAppState } from '@shared/app-state';
import type { Keybinding } from '@shared/keys/keybindings';
import { expect, it, onTestFinished } from 'vitest';
import { useServerState } from '../server-state';
import { always, type Command } from './command';
import { commandForPress } from './command-for-press';

const rename: Command<null> = { id: 'terminal.rename', when: always, run() {} };
const close: Command<null> = { id: 'terminal.close', repeats: true, when: always, run() {} };
const split: Command<null> = { id: 'terminal.split', when: always, run() {} };
const commands = [split, rename, close];

const press = (key: string, also: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...also,
});

it('finds the command by its keys', () => {
  expect(commandForPress(press('F2'), commands, null)).toBe(rename);
  expect(commandForPress(press('F2', { shiftKey: true }), commands, null)).toBeNull();
  expect(commandForPress(press('F3'), commands, null)).toBeNull();
});

it('asks each command of these keys whether it can be run', () => {
  const off = { ...rename, when: () => false };
  expect(commandForPress(press('F2'), [off, rename], null)).toBe(rename);
  expect(commandForPress(press('F2'), [off], null)).toBeNull();
});

it('takes a held key only for a command that repeats', () => {
  expect(commandForPress(press('F2', { repeat: true }), commands, null)).toBeNull();
  expect(commandForPress(press('Delete', { repeat: true }), commands, null)).toBe(close);
});

it('takes no key while text is composed', () => {
  expect(commandForPress(press('F2', { isComposing: true }), commands, null)).toBeNull();
});

/** Sets the user's keybindings.json until the end of the test. */
function bind(...bindings: readonly Keybinding[]) {
  useServerState.setState({ app: { ...emptyAppState, keybindings: { bindings, problems: [] } } });
  onTestFinished(() => useServerState.setState({ app: null }));
}

const given = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'given' });
const taken = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'taken' });

it('puts keys that the user gave before those that we bring', () => {
  bind(given('F2', 'terminal.close'));
  expect(commandForPress(press('F2'), commands, null)).toBe(close);
  expect(commandForPress(press('Delete'), commands, null)).toBe(close);
  const off = { ...close, when: () => false };
  expect(commandForPress(press('F2'), [off, rename], null)).toBe(rename);
});

it('finds a command by a sequence, as one press of two strokes', () => {
  bind(given('Mod+K Mod+R', 'terminal.rename'));
  const sequence = (...strokes: readonly ReturnType<typeof press>[]) => press('Unidentified', { strokes });
  const first = press('k', { ctrlKey: true });
  const find = (second: ReturnType<typeof press>) =>
    commandForPress(sequence(first, second), commands, null, false);
  expect(find(press('r', { ctrlKey: true }))).toBe(rename);
  expect(find(press('r'))).toBeNull();
  expect(find(press('F2'))).toBeNull();
  expect(commandForPress(press('F2', { strokes: [] }), commands, null, false)).toBeNull();
});

it('takes what was given last, and nothing that was taken away', () => {
  bind(given('F4', 'terminal.close'), given('F4', 'terminal.rename'), taken('F2', 'terminal.rename'));
  expect(commandForPress(press('F4'), commands, null)).toBe(rename);
  expect(commandForPress(press('F2'), commands, null)).toBeNull();
});
