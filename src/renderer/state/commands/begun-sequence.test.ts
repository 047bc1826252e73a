import { emptyAppState } from '@shared/app-state';
import type { Keybinding } from '@shared/keys/keybindings';
import { expect, it, onTestFinished } from 'vitest';
import { useServerState } from '../server-state';
import { begunSequence } from './begun-sequence';
import { allKeysOf } from './command-keys';
import { commandIds } from './command-titles';

const control = (key: string) => ({ key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false });
const begun = (press: ReturnType<typeof control>, mac = false) => begunSequence(press, commandIds(), mac);

/** Sets the user's keybindings.json until the end of the test. */
function bind(...bindings: readonly Keybinding[]) {
  useServerState.setState({ app: { ...emptyAppState, keybindings: { bindings, problems: [] } } });
  onTestFinished(() => useServerState.setState({ app: null }));
}

const given = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'given' });
const taken = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'taken' });

it('is begun by the first key of one that we bring, which is Command on a Mac', () => {
  expect(begun(control('k'))).toBe('Mod+K');
  expect(begun(control('j'))).toBeNull();
  expect(begun({ ...control('k'), shiftKey: true })).toBeNull();
  expect(begun(control('k'), true)).toBeNull();
  expect(begun({ ...control('k'), ctrlKey: false, metaKey: true }, true)).toBe('Mod+K');
});

it('is not begun where the key is the user’s own for something else', () => {
  bind(given('Ctrl+K', 'chat.new'));
  expect(begun(control('k'))).toBeNull();
});

it('comes from what the user gave last', () => {
  bind(given('Ctrl+B', 'chat.new'), given('Ctrl+B Ctrl+C', 'todos.show'));
  expect(begun(control('b'))).toBe('Ctrl+B');
  bind(given('Ctrl+B Ctrl+C', 'todos.show'), given('Ctrl+B', 'chat.new'));
  expect(begun(control('b'))).toBeNull();
});

it('is gone when all of them were taken away', () => {
  const all = commandIds().flatMap((id) => allKeysOf(id).map((keys) => taken(keys, id)));
  bind(...all);
  expect(begun(control('k'))).toBeNull();
});

it('is asked about only for the commands of the window that shows', () => {
  expect(begunSequence(control('k'), ['quickAsk.copy'], false)).toBeNull();
  bind(given('Ctrl+K C', 'quickAsk.copy'));
  expect(begunSequence(control('k'), ['quickAsk.copy'], false)).toBe('Ctrl+K');
});
