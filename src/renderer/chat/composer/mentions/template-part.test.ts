import { expect, test } from 'vitest';
import { partBeingWritten, valueOption } from './template-part';

const template = (uriTemplate: string) => ({ server: 'docs', uriTemplate, name: 'Note', description: '' });
const notes = template('notes:///{book}/{page}.md');
const others = [template('files:///{?all}'), template('notes:///{anything}')];

test.each([
  ['docs:notes:///', { name: 'book', value: '', known: {} }],
  ['docs:notes:///my%20fi', { name: 'book', value: 'my fi', known: {} }],
  ['docs:notes:///fish/', { name: 'page', value: '', known: { book: 'fish' } }],
  ['docs:notes:///fish/1', { name: 'page', value: '1', known: { book: 'fish' } }],
])('the part that is being written of %s', (typed, part) => {
  expect(partBeingWritten(typed, [notes])).toMatchObject(part);
});

test.each(['docs:notes:///fish/1.md', 'docs:files:///', 'docs:other', 'notes:///'])(
  '%s has none',
  (typed) => {
    expect(partBeingWritten(typed, [notes, ...others.slice(0, 1)])).toBeNull();
  },
);

test('of two templates that of the longer beginning counts', () => {
  expect(partBeingWritten('docs:notes:///fish/1', [...others, notes])).toMatchObject({ name: 'page' });
});

test('a value stands in its place, with what follows it', () => {
  const [book, page] = ['docs:notes:///f', 'docs:notes:///fish/'].map((typed) =>
    partBeingWritten(typed, [notes]),
  );
  if (!book || !page) throw new Error('no part');
  expect(valueOption(book, 'my fish')).toMatchObject({ text: '@docs:notes:///my%20fish/', isWhole: false });
  expect(valueOption(page, '1')).toMatchObject({ text: '@docs:notes:///fish/1.md', isWhole: true });
});
