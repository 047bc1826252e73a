import { expect, it } from 'vitest';
import { areInEachOthersWay, isChord, isSequence, strokesOf } from './strokes';

it('tells keys with a use of their own from those that nothing else uses', () => {
  expect(['Mod+K', 'Alt+ArrowUp', 'F6', 'Shift+F6'].map(isChord)).toEqual([true, true, true, true]);
  expect(['Escape', 'Enter', 'Shift+Tab', 'ArrowUp'].map(isChord)).toEqual([false, false, false, false]);
});

it('takes a sequence apart', () => {
  expect(strokesOf('Mod+K Mod+S')).toEqual(['Mod+K', 'Mod+S']);
  expect(['Mod+K Mod+S', 'Mod+K', 'Mod+Space'].map(isSequence)).toEqual([true, false, false]);
});

it('finds keys that begin others, and the same', () => {
  const isMet = (keys: string, others: string) => areInEachOthersWay(keys, others, (a, b) => a === b);
  expect(isMet('Mod+K', 'Mod+K S') && isMet('Mod+K S', 'Mod+K') && isMet('Mod+K S', 'Mod+K S')).toBe(true);
  expect(isMet('Mod+K S', 'Mod+K T') || isMet('S', 'Mod+K S')).toBe(false);
});
