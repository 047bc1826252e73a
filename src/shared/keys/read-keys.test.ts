import { expect, it } from 'vitest';
import { readKeys } from './read-keys';

const read = (...written: readonly string[]) =>
  written.map((each) => {
    const result = readKeys(each);
    return result.kind === 'keys' ? result.keys : result.kind;
  });

it('writes keys one way, however a user writes them', () => {
  expect(read('Mod+Shift+K', 'shift+mod+k', ' ctrl + k ', 'cmd+k', 'Option+Esc', 'control+up')).toEqual([
    'Mod+Shift+K',
    'Mod+Shift+K',
    'Ctrl+K',
    'Mod+K',
    'Alt+Escape',
    'Ctrl+ArrowUp',
  ]);
  expect(read('f1', 'F12', 'Mod+,', 'Mod+1', 'Ctrl+`', 'Mod++', 'Mod+Plus', 'mod+pagedown')).toEqual([
    'F1',
    'F12',
    'Mod+,',
    'Mod+1',
    'Ctrl+`',
    'Mod+Plus',
    'Mod+Plus',
    'Mod+PageDown',
  ]);
});

it('reads nothing else as keys', () => {
  const wrong = [
    '',
    '+',
    'Mod+',
    'Mod',
    'Mod+Mod+K',
    'Mod+KK',
    'Hyper+K',
    'Ctrl+K Ctrl+S Ctrl+T',
    'Ctrl+K, Ctrl+S',
    'Ctrl+K Hyper+S',
    'F25',
    'Mod+constructor',
  ];
  expect(read(...wrong).filter((each) => each !== 'unreadable' && each !== 'types-text')).toEqual([]);
});

it('gives no key away that types text', () => {
  expect(read('k', 'Shift+K', '1', 'Space', 'Shift+Plus')).toEqual(Array(5).fill('types-text'));
  expect(read('Alt+K', 'Ctrl+Space')).toEqual(['Alt+K', 'Ctrl+Space']);
});

it('reads two strokes, the second of which may type text elsewhere', () => {
  expect(
    read('ctrl+k ctrl+s', ' Mod + K  s ', 'F9 shift+esc', 'Mod++ Mod++', 'mod+k 1', 'cmd+k space'),
  ).toEqual(['Ctrl+K Ctrl+S', 'Mod+K S', 'F9 Shift+Escape', 'Mod+Plus Mod+Plus', 'Mod+K 1', 'Mod+K Space']);
});

it('gives no key away that begins a sequence and is needed by itself, nor the key that ends the waiting', () => {
  expect(read('K S', 'Shift+K Ctrl+S')).toEqual(['types-text', 'types-text']);
  expect(read('Enter S', 'Escape Escape', 'Tab S', 'Mod+K Escape')).toEqual(Array(4).fill('no-sequence'));
});
