import type { Language } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ariaKeys, isChord, isSameChord, type KeyPress, keyLabels, matchesKeys } from './keys';

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
    // Where a letter stands elsewhere, it is the letter that counts.
    expect(matchesKeys({ ...plain, key: 'a', code: 'KeyQ', ctrlKey: true }, 'Mod+Q', false)).toBe(false);
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

it('tells keys with a use of their own from those that nothing else uses', () => {
  expect(['Mod+K', 'Alt+ArrowUp', 'F6', 'Shift+F6'].map(isChord)).toEqual([true, true, true, true]);
  expect(['Escape', 'Enter', 'Shift+Tab', 'ArrowUp'].map(isChord)).toEqual([false, false, false, false]);
});

it('writes keys for assistive technology', () => {
  expect([ariaKeys('Mod+Shift+P', false), ariaKeys('Mod+P', true)]).toEqual(['Control+Shift+P', 'Meta+P']);
});
