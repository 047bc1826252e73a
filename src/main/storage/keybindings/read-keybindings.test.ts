import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { readKeybindings } from './read-keybindings';

const entry = (key: unknown, command: unknown) => ({ key, command });
const problemsOf = (value: unknown) => readKeybindings(value).problems.map((problem) => say(problem));

it('reads keys given to commands, and taken from them, in their order', () => {
  expect(readKeybindings([entry('mod+shift+k', 'chat.new'), entry('Mod+B', '-tree.toggle')])).toEqual({
    bindings: [
      { keys: 'Mod+Shift+K', command: 'chat.new', kind: 'given' },
      { keys: 'Mod+B', command: 'tree.toggle', kind: 'taken' },
    ],
    problems: [],
  });
});

it('leaves out what it cannot use, says why, and uses the rest', () => {
  const value = [
    entry('K', 'chat.new'),
    entry('Hyper+K', 'chat.new'),
    entry('Mod+K', 'chat.old'),
    entry('Mod+K', '-toString'),
    entry(1, 'chat.new'),
    'Mod+K',
    entry('Enter S', 'chat.new'),
    entry('Mod+K', 'chat.new'),
  ];
  expect(readKeybindings(value).bindings).toEqual([{ keys: 'Mod+K', command: 'chat.new', kind: 'given' }]);
  expect(problemsOf(value)).toEqual([
    'keybindings.json: entry 1 is left out: “K” types text. Add Mod, Ctrl or Alt.',
    'keybindings.json: entry 2 is left out: “Hyper+K” cannot be read as keys. They are written like Mod+Shift+K.',
    'keybindings.json: entry 3 is left out: there is no command “chat.old”.',
    'keybindings.json: entry 4 is left out: there is no command “toString”.',
    'keybindings.json: entry 5 is left out: it needs a "key" and a "command".',
    'keybindings.json: entry 6 is left out: it needs a "key" and a "command".',
    'keybindings.json: entry 7 is left out: “Enter S” cannot be a sequence. Its first key needs Mod, Ctrl or Alt, or is a function key, and its second is not Esc.',
  ]);
});

it('says when the same keys are given to two commands that can be meant at once', () => {
  expect(problemsOf([entry('Mod+K', 'chat.new'), entry('mod+k', 'tree.toggle')])).toEqual([
    'keybindings.json: Mod+K is given to chat.new and to tree.toggle. The last one wins.',
  ]);
  expect(problemsOf([entry('F2', 'terminal.rename'), entry('F2', 'agentCommand.rename')])).toEqual([]);
  expect(problemsOf([entry('Mod+K', 'chat.new'), entry('Mod+K', '-tree.toggle')])).toEqual([]);
});

it('reads sequences, and says when one is begun by keys of their own', () => {
  const value = [
    entry('ctrl+k ctrl+s', 'chat.new'),
    entry('Ctrl+K', 'row.open'),
    entry('Ctrl+K T', 'chat.new'),
  ];
  expect(readKeybindings(value).bindings.map(({ keys }) => keys)).toEqual([
    'Ctrl+K Ctrl+S',
    'Ctrl+K',
    'Ctrl+K T',
  ]);
  expect(problemsOf(value)).toEqual([
    'keybindings.json: Ctrl+K begins Ctrl+K Ctrl+S; they are given to chat.new and to row.open. The last one wins.',
    'keybindings.json: Ctrl+K begins Ctrl+K T; they are given to row.open and to chat.new. The last one wins.',
  ]);
  expect(problemsOf([entry('Mod+K S', 'chat.new'), entry('Mod+K T', 'tree.toggle')])).toEqual([]);
});

it('takes no more than a person writes', () => {
  const value = Array.from({ length: 1001 }, () => entry('Mod+K', 'chat.new'));
  expect(readKeybindings(value).bindings).toHaveLength(1000);
  expect(problemsOf(value)).toEqual(['keybindings.json: what comes after entry 1,000 is left out.']);
});
