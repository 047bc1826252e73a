import { usualToolsOn } from '@shared/tools/tool-groups';
import { expect, it } from 'vitest';
import { testTools } from '../../../testing/tools';
import { changedChips } from './changed-chips';

// The chips below the message field: only what differs from a new chat.

const looking = { tools: ['glob'], description: '', replaceSystemPrompt: false, collapse: true, only: false };
const known = { settings: { looking }, tools: testTools };
const chips = (on: readonly string[]) =>
  changedChips(on, known).map(({ name, isOn }) => `${isOn ? '+' : '-'}${name}`);
const names = testTools.map(({ name }) => name);

it('a new chat has none', () => {
  expect(chips(usualToolsOn)).toEqual([]);
});

it('another group or tool is there, and a usual group that is off', () => {
  expect(chips([...usualToolsOn, 'looking'])).toEqual(['+looking']);
  expect(chips(['elsewhere', 'looking'])).toEqual(['+looking', '-agent']);
  expect(chips(['elsewhere', 'edit', 'glob'])).toEqual(['+edit', '+glob']);
});

it('of a group without a few of its tools, these few are there', () => {
  expect(chips(['elsewhere', ...names.filter((name) => name !== 'edit')])).toEqual(['-edit']);
});

it('a group in place of all others is alone', () => {
  expect(chips(['read-only'])).toEqual(['+read-only']);
  expect(chips([])).toEqual([]);
});
