import { expect, test } from 'vitest';
import { forForm, fromForm } from './written-server';

const stored = { command: 'x', env: { TOKEN: 'secret', HOME: '/h' }, timeout: 5000 };

test('a form never gets what may be a key, and what is left of it stays', () => {
  const shown = forForm(stored);
  expect(shown).toEqual({ command: 'x', env: { TOKEN: '(kept)', HOME: '(kept)' }, timeout: 5000 });
  expect(fromForm({ docs: shown }, stored)).toEqual([['docs', stored]]);
  expect(fromForm({ docs: { command: 'y', env: { TOKEN: 'new' } } }, stored)).toEqual([
    ['docs', { command: 'y', env: { TOKEN: 'new' } }],
  ]);
});

test('what cannot be used is refused by name', () => {
  expect(() => fromForm({ docs: { command: '' } }, undefined)).toThrow(
    /^docs: Invalid configuration: command: /,
  );
  expect(() => fromForm({ 'a b': { command: 'x' } }, undefined)).toThrow('Invalid server name “a b”');
});
