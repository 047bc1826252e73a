import { expect, test } from 'vitest';
import { matchingOptions, resourceOption, templateOption, toolOption } from './mention-options';

const described = { server: 'docs', description: '' };
const options = [
  ...['agent', 'read_many_files', 'list_read'].map((name) => toolOption(name, '')),
  resourceOption({ ...described, uri: 'file:///reading.md', name: 'How to' }),
  templateOption({ ...described, uriTemplate: 'notes:///{name}/{part}', name: 'Note' }),
];
const texts = (typed: string) => matchingOptions(options, typed).map(({ text }) => text);

test.each([
  ['READ', ['@{read_many_files}', '@{list_read}', '@docs:file:///reading.md']],
  ['{read', ['@{read_many_files}', '@{list_read}']],
  ['how', ['@docs:file:///reading.md']],
  ['docs:', ['@docs:file:///reading.md', '@docs:notes:///']],
  ['note', ['@docs:notes:///']],
  ['zzz', []],
])('%j is found in names, titles and addresses; what begins so comes first', (typed, found) => {
  expect(texts(typed)).toEqual(found);
});

test('what stands there already is not offered again', () => {
  expect(texts('docs:file:///reading.md')).toEqual([]);
  expect(texts('docs:notes:///')).toEqual([]);
});
