import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { commandName, nameFault, readCommandFile } from './command-file';

test('the front matter says what it is for and what follows its name; the rest is the prompt', () => {
  const text =
    '---\ndescription: "Review: one file"\nargument-hint: [file] [focus]\nmodel: any\n---\n\nReview $1.\n---\nShortly.\n';
  expect(readCommandFile(text)).toEqual({
    description: 'Review: one file',
    argumentHint: '[file] [focus]',
    body: 'Review $1.\n---\nShortly.',
  });
});

test.each([
  ['Just do it.\n', 'Just do it.'],
  ['---\ndescription: never ended\n', '---\ndescription: never ended'],
  ['Text first.\n---\ndescription: no\n---\n', 'Text first.\n---\ndescription: no\n---'],
  ['---\n---\nBody', 'Body'],
  ['', ''],
])('%j has a body and no front matter', (text, body) => {
  expect(readCommandFile(text)).toEqual({ description: '', argumentHint: '', body });
});

test('line ends of Windows are the same', () => {
  expect(readCommandFile('---\r\ndescription: One\r\n---\r\nTwo\r\n')).toEqual({
    description: 'One',
    argumentHint: '',
    body: 'Two',
  });
});

test('a file is named as its command, and no command is named as ours are', () => {
  expect(['review.md', 'a.b.md', 'notes.txt', '.md'].map(commandName)).toEqual(['review', 'a.b', null, null]);
  const faults = ['review', 'Compact', 'two words', '-x'].map((name) => nameFault(name));
  expect(faults.map((fault) => fault && say(fault))).toEqual([
    null,
    'The command /Compact already exists. Rename the file.',
    'Invalid command name “two words”. Use up to 64 letters, digits, “.”, “_” and “-”.',
    'Invalid command name “-x”. Use up to 64 letters, digits, “.”, “_” and “-”.',
  ]);
});
