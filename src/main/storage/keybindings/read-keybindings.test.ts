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
    'keybindings.json: entry 1 is ignored: “K” types text. Add Mod, Ctrl or Alt.',
    'keybindings.json: entry 2 is ignored: “Hyper+K” is not a keyboard shortcut. Write shortcuts like Mod+Shift+K.',
    'keybindings.json: entry 3 is ignored: the command “chat.old” does not exist.',
    'keybindings.json: entry 4 is ignored: the command “toString” does not exist.',
    'keybindings.json: entry 5 is ignored: it needs a "key" and a "command".',
    'keybindings.json: entry 6 is ignored: it needs a "key" and a "command".',
    'keybindings.json: entry 7 is ignored: “Enter S” cannot be a sequence. Its first key must be a function key or include Mod, Ctrl or Alt. Its second key cannot be Esc.',
  ]);
});

it('says when the same keys are given to two commands that can be meant at once', () => {
  expect(problemsOf([entry('Mod+K', 'chat.new'), entry('mod+k', 'tree.toggle')])).toEqual([
    'keybindings.json: Mod+K is assigned to chat.new and tree.toggle. The last entry wins.',
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
    'keybindings.json: Ctrl+K is the start of Ctrl+K Ctrl+S; they are assigned to chat.new and row.open. The last entry wins.',
    'keybindings.json: Ctrl+K is the start of Ctrl+K T; they are assigned to row.open and chat.new. The last entry wins.',
  ]);
  expect(problemsOf([entry('Mod+K S', 'chat.new'), entry('Mod+K T', 'tree.toggle')])).toEqual([]);
});

it('takes no more than a user writes', () => {
  const value = Array.from({ length: 1001 }, () => entry('Mod+K', 'chat.new'));
  expect(readKeybindings(value).bindings).toHaveLength(1000);
  expect(problemsOf(value)).toEqual(['keybindings.json: entries after entry 1,000 are ignored.']);
});
