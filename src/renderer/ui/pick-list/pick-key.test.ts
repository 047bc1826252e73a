import { expect, it } from 'vitest';
import { pickKey } from './pick-key';

const press = (key: string, also: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...also,
});
const walk = (key: string, active: number, count = 30) => {
  const act = pickKey(press(key), { active, count });
  return act?.kind === 'walk' ? act.to : null;
};
const first = { active: 0, count: 3 };

it('walks round the rows, and to their ends by pages', () => {
  expect([walk('ArrowDown', 0), walk('ArrowDown', 29)]).toEqual([1, 0]);
  expect([walk('ArrowUp', 1), walk('ArrowUp', 0)]).toEqual([0, 29]);
  expect([walk('PageDown', 5), walk('PageDown', 25)]).toEqual([15, 29]);
  expect([walk('PageUp', 25), walk('PageUp', 5)]).toEqual([15, 0]);
});

it('chooses with Enter, and tells whether Ctrl or Command is held', () => {
  expect(pickKey(press('Enter'), first)).toEqual({ kind: 'choose', isMod: false });
  expect(pickKey(press('Enter', { ctrlKey: true }), first)).toEqual({ kind: 'choose', isMod: true });
  expect(pickKey(press('Enter', { metaKey: true }), first)).toEqual({ kind: 'choose', isMod: true });
});

it('leaves the field what is its own', () => {
  const own = [press('Home'), press('a'), press('ArrowDown', { shiftKey: true })];
  expect(own.map((each) => pickKey(each, first))).toEqual([null, null, null]);
  expect(pickKey(press('Enter', { isComposing: true }), first)).toBeNull();
  expect(pickKey(press('Enter', { keyCode: 229 }), first)).toBeNull();
  expect(pickKey(press('Enter'), { active: 0, count: 0 })).toBeNull();
});
