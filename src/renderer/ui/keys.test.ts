import type { Language } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  areInTheWay,
  ariaKeys,
  ariaOfKeys,
  isSameChord,
  type KeyPress,
  keyLabels,
  keysText,
  matchesKeys,
  strokePressed,
} from './keys';

const plain: KeyPress = { key: 'a', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('keyLabels', () => {
  it('names the keys as the platform does', () => {
    expect(keyLabels('Mod+Shift+A', false)).toEqual(['Ctrl', 'Shift', 'A']);
    expect(keyLabels('Mod+Shift+A', true)).toEqual(['⌘', '⇧', 'A']);
    expect(keyLabels('Mod+Enter', true)).toEqual(['⌘', '⏎']);
    expect(keyLabels('Escape', false)).toEqual(['Esc']);
  });

  it('names them as keyboards of the language do; the symbols of a Mac are the same in all', async () => {
    onTestFinished(() => speak('en'));
    const all = ['Mod+Shift+A', 'Ctrl+Alt+Enter', 'Delete', 'PageDown', 'Mod+ArrowUp'];
    const labels = (mac: boolean) => all.map((keys) => keyLabels(keys, mac).join(' '));
    const onEveryMac = ['⌘ ⇧ A', '⌃ ⌥ ⏎', expect.anything(), expect.anything(), '⌘ ↑'];
    const named = {
      de: ['Strg Umschalt A', 'Strg Alt Eingabe', 'Entf', 'Bild ab', 'Strg ↑'],
      fr: ['Ctrl Maj A', 'Ctrl Alt Entrée', 'Suppr', 'Pg suiv', 'Ctrl ↑'],
      'zh-Hans': ['Ctrl Shift A', 'Ctrl Alt Enter', 'Delete', 'PageDown', 'Ctrl ↑'],
    } as const;
    for (const [language, expected] of Object.entries(named)) {
      await speak(language as Language);
      expect(labels(false)).toEqual(expected);
      expect(labels(true)).toEqual(onEveryMac);
      expect(isSameChord('Mod+Shift+K', 'Ctrl+Shift+K', false)).toBe(true);
    }
  });
});

describe('matchesKeys', () => {
  it('takes Mod for Ctrl, and for Command on a Mac', () => {
    const control = { ...plain, key: 'Enter', ctrlKey: true };
    const command = { ...plain, key: 'Enter', metaKey: true };
    expect(matchesKeys(control, 'Mod+Enter', false)).toBe(true);
    expect(matchesKeys(control, 'Mod+Enter', true)).toBe(false);
    expect(matchesKeys(command, 'Mod+Enter', true)).toBe(true);
    expect(matchesKeys(command, 'Mod+Enter', false)).toBe(false);
  });

  it('does not care whether Shift made the letter a capital', () => {
    expect(matchesKeys({ ...plain, key: 'A', ctrlKey: true, shiftKey: true }, 'Mod+Shift+A', false)).toBe(
      true,
    );
  });

  it('refuses a modifier too many', () => {
    expect(matchesKeys({ ...plain, key: 'Enter', ctrlKey: true, altKey: true }, 'Mod+Enter', false)).toBe(
      false,
    );
    expect(matchesKeys({ ...plain, key: 'Enter', shiftKey: true }, 'Enter', false)).toBe(false);
  });

  it('knows a letter by its place when Alt makes another character of it, as on a Mac', () => {
    const press = { ...plain, key: 'Ç', code: 'KeyC', shiftKey: true, altKey: true };
    expect(matchesKeys(press, 'Shift+Alt+C', true)).toBe(true);
    expect(matchesKeys({ ...press, code: 'KeyV' }, 'Shift+Alt+C', true)).toBe(false);
  });

  it('knows the key left of 1 by its place, whatever it types', () => {
    const press = { ...plain, key: '~', code: 'Backquote', shiftKey: true, ctrlKey: true };
    expect(matchesKeys(press, 'Ctrl+Shift+`', false)).toBe(true);
    expect(matchesKeys({ ...press, key: '^', shiftKey: false }, 'Ctrl+`', true)).toBe(true);
    expect(matchesKeys({ ...plain, key: '`', ctrlKey: true }, 'Ctrl+`', false)).toBe(true);
  });

  it('knows letters and digits by their places where they type something else', () => {
    const russian = { ...plain, key: 'ы', code: 'KeyS', ctrlKey: true };
    expect(matchesKeys(russian, 'Mod+S', false)).toBe(true);
    const exclaims = { ...plain, key: '!', code: 'Digit1', shiftKey: true, ctrlKey: true };
    expect(matchesKeys(exclaims, 'Mod+Shift+1', false)).toBe(true);
    // If a letter is elsewhere on the keyboard, the letter counts.
    expect(matchesKeys({ ...plain, key: 'a', code: 'KeyQ', ctrlKey: true }, 'Mod+Q', false)).toBe(false);
  });

  it('knows a sign for which the keyboard needs Shift, as a French one does for the full stop', () => {
    const shifted = { ...plain, ctrlKey: true, shiftKey: true };
    expect(matchesKeys({ ...shifted, key: '.', code: 'Comma' }, 'Mod+.', false)).toBe(true);
    expect(matchesKeys({ ...shifted, key: '.', code: 'Comma', altKey: true }, 'Mod+.', false)).toBe(false);
    expect(matchesKeys({ ...shifted, key: '>', code: 'Period' }, 'Mod+.', false)).toBe(false);
    expect(matchesKeys({ ...shifted, key: '5', code: 'Digit5' }, 'Mod+5', false)).toBe(false);
    expect(matchesKeys({ ...shifted, key: 'A', code: 'KeyQ' }, 'Mod+A', false)).toBe(false);
  });

  it('knows keys that cannot be written as they are', () => {
    expect(matchesKeys({ ...plain, key: '+', ctrlKey: true }, 'Mod+Plus', false)).toBe(true);
    expect(matchesKeys({ ...plain, key: ' ', ctrlKey: true }, 'Ctrl+Space', false)).toBe(true);
  });

  it('takes nothing from AltGr, which types', () => {
    const press = { ...plain, key: 'ń', code: 'KeyN', ctrlKey: true, altKey: true };
    expect(matchesKeys(press, 'Mod+Alt+N', false)).toBe(true);
    const getModifierState = (key: string) => key === 'AltGraph';
    expect(matchesKeys({ ...press, getModifierState }, 'Mod+Alt+N', false)).toBe(false);
  });
});

it('knows which keys are pressed in the same way', () => {
  expect(isSameChord('Mod+K', 'Ctrl+K', false)).toBe(true);
  expect(isSameChord('Mod+K', 'Ctrl+K', true)).toBe(false);
  expect(isSameChord('Shift+Mod+K', 'Mod+Shift+K')).toBe(true);
});

it('writes keys for assistive technology', () => {
  expect([ariaKeys('Mod+Shift+P', false), ariaKeys('Mod+P', true)]).toEqual(['Control+Shift+P', 'Meta+P']);
});

describe('sequences', () => {
  const control = (key: string): KeyPress => ({ ...plain, key, ctrlKey: true });

  it('are the strokes of one press, each of them', () => {
    const press = (...strokes: readonly KeyPress[]): KeyPress => ({ ...plain, key: 'Unidentified', strokes });
    const keys = 'Mod+K Mod+S';
    expect(matchesKeys(press(control('k'), control('s')), keys, false)).toBe(true);
    expect(matchesKeys(press(control('k'), control('s')), keys, true)).toBe(false);
    expect(matchesKeys(press(control('k'), { ...plain, key: 's' }), keys, false)).toBe(false);
    expect(matchesKeys(press(control('k'), { ...plain, key: 's' }), 'Mod+K S', false)).toBe(true);
    expect(matchesKeys(press(control('k')), keys, false)).toBe(false);
    expect(matchesKeys(control('k'), keys, false)).toBe(false);
    expect(matchesKeys(press(control('k'), control('s')), 'Mod+S', false)).toBe(false);
    expect(matchesKeys({ ...control('k'), strokes: [] }, 'Mod+K', false)).toBe(false);
  });

  it('stand in a text stroke by stroke', () => {
    expect(keysText('Mod+K Mod+S', false)).toBe('Ctrl+K Ctrl+S');
    expect(keysText('Mod+K S', true)).toBe('⌘+K S');
  });

  it('cannot be told as one shortcut', () => {
    expect(ariaKeys('Mod+K Mod+S', false)).toBeNull();
    expect(ariaOfKeys('F2')).toEqual({ 'aria-keyshortcuts': 'F2' });
    expect(ariaOfKeys('Ctrl+K S')).toEqual({ 'aria-description': keysText('Ctrl+K S') });
  });

  it('are in the way of those they begin with, and of the same', () => {
    expect(areInTheWay('Mod+K', 'Ctrl+K Ctrl+S', false)).toBe(true);
    expect(areInTheWay('Mod+K Mod+S', 'Ctrl+K', false)).toBe(true);
    expect(areInTheWay('Mod+K Mod+S', 'Ctrl+K Ctrl+S', false)).toBe(true);
    expect(areInTheWay('Mod+K Mod+S', 'Mod+K S', false)).toBe(false);
    expect(areInTheWay('Mod+S', 'Mod+K Mod+S', false)).toBe(false);
    expect(isSameChord('Mod+K', 'Mod+K Mod+S')).toBe(false);
    expect(isSameChord('Mod+K Shift+Mod+S', 'Mod+K Mod+Shift+S')).toBe(true);
  });

  it('are written by what was pressed', () => {
    const pressed = [
      control('k'),
      { ...plain, key: ' ' },
      { ...plain, key: 'F2', shiftKey: true, altKey: true },
    ];
    expect(pressed.map((press) => strokePressed(press, false))).toEqual(['Ctrl+K', 'Space', 'Alt+Shift+F2']);
    expect(strokePressed({ ...plain, key: '+', metaKey: true }, true)).toBe('Mod+Plus');
  });
});
