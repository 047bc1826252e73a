import { describe, expect, it } from 'vitest';
import { type KeyPress, keyLabels, matchesKeys } from './keys';

const plain: KeyPress = { key: 'a', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('keyLabels', () => {
  it('names the keys as the platform does', () => {
    expect(keyLabels('Mod+Shift+A', false)).toEqual(['Ctrl', 'Shift', 'A']);
    expect(keyLabels('Mod+Shift+A', true)).toEqual(['⌘', '⇧', 'A']);
    expect(keyLabels('Mod+Enter', true)).toEqual(['⌘', '⏎']);
    expect(keyLabels('Escape', false)).toEqual(['Esc']);
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
});
