import { expect, test } from 'vitest';
import {
  chipsOf,
  type GroupedTool,
  mentionsIn,
  toolsOnOf,
  turnedOff,
  turnedOn,
  usualToolsOn,
} from './tool-groups';

const tools: readonly GroupedTool[] = [
  { name: 'read_file', kind: 'read', source: { kind: 'built-in' } },
  { name: 'edit', kind: 'change', source: { kind: 'built-in' } },
  { name: 'weather', kind: 'remote', source: { kind: 'discovered' } },
];
const group = { description: '', replaceSystemPrompt: false, only: false };
const settings = {
  docs: { ...group, tools: ['read_file', 'weather', 'gone'], collapse: false },
  one: { ...group, tools: ['edit'], collapse: true },
};
const known = { settings, tools };
const names = (on: readonly string[]) => toolsOnOf(on, known).map(({ name }) => name);

test.each([
  [usualToolsOn, ['read_file', 'edit', 'weather']],
  [['agent'], ['read_file', 'edit']],
  [['read-only'], ['read_file']],
  [['docs'], ['read_file', 'weather']],
  [
    ['weather', 'one'],
    ['edit', 'weather'],
  ],
  [['nobody-knows'], []],
  [[], []],
])('what is on comes to tools, each once and in their own order: %j', (on, expected) => {
  expect(names(on)).toEqual(expected);
});

test('a group of the settings stands in the place of one there is from the start', () => {
  const own = { agent: { ...group, tools: ['edit'], collapse: true } };
  expect(toolsOnOf(['agent'], { settings: own, tools }).map(({ name }) => name)).toEqual(['edit']);
});

test('a collapsed group is one chip, any other its tools that are there', () => {
  expect(chipsOf(['one', 'docs', 'edit'], known)).toEqual([
    { name: 'one', of: null, isGroup: true },
    { name: 'read_file', of: 'docs', isGroup: false },
    { name: 'weather', of: 'docs', isGroup: false },
    { name: 'edit', of: null, isGroup: false },
  ]);
});

test('turning off a tool of a group leaves the others on', () => {
  expect(turnedOff(['one', 'docs'], { name: 'weather', of: 'docs', isGroup: false }, known)).toEqual([
    'one',
    'read_file',
  ]);
  expect(turnedOff(['one', 'docs'], { name: 'one', of: null, isGroup: true }, known)).toEqual(['docs']);
});

test('mentions are found in the text, each once, and turn on what was off', () => {
  const text = 'Use @{docs} and @{one}, not @docs, @{} or @{two words}; @{docs} again.';
  expect(mentionsIn(text)).toEqual(['docs', 'one']);
  expect(turnedOn(['one'], mentionsIn(text), known)).toEqual(['one', 'docs']);
});

test.each([
  [['read-only'], ['read-only']],
  [
    ['weather', 'read-only'],
    ['weather', 'read-only'],
  ],
  [['one'], ['agent', 'elsewhere', 'one']],
  [[], ['agent', 'elsewhere']],
])('a group that is marked takes the place of what was on: %j', (mentioned, on) => {
  expect(turnedOn(usualToolsOn, mentioned, known)).toEqual(on);
});

test('what is mentioned after such a group is added to it', () => {
  expect(names(turnedOn(['read-only'], ['one'], known))).toEqual(['read_file', 'edit']);
});
