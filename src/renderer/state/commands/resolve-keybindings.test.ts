import type { Keybinding } from '@shared/keys/keybindings';
import { expect, it } from 'vitest';
import { resolveKeybindings } from './resolve-keybindings';

const given = (keys: string, command: string): Keybinding => ({ keys, command, kind: 'given' });
const taken = (keys: string, command: string): Keybinding => ({ ...given(keys, command), kind: 'taken' });
const resolved = (...bindings: readonly Keybinding[]) => {
  const { given: left, taken: gone } = resolveKeybindings(bindings, (a, b) => a === b);
  const written = (all: typeof left) => all.map(({ keys, command }) => `${keys} ${command}`);
  return { given: written(left), taken: written(gone) };
};

it('puts what was given last first', () => {
  expect(resolved(given('F1', 'a'), given('F1', 'b')).given).toEqual(['F1 b', 'F1 a']);
});

it('takes back what was given before, and gives again what was taken before', () => {
  expect(resolved(given('F1', 'a'), taken('F1', 'a'))).toEqual({ given: [], taken: ['F1 a'] });
  expect(resolved(taken('F1', 'a'), given('F1', 'a'))).toEqual({ given: ['F1 a'], taken: [] });
  expect(resolved(given('F1', 'a'), taken('F1', 'b'))).toEqual({ given: ['F1 a'], taken: ['F1 b'] });
});
