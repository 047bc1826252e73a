import { expect, it } from 'vitest';
import { filePlace, placesIn } from './file-places';

it.each([
  ['src/sum.ts:12', { path: 'src/sum.ts', line: 12 }],
  ['./src/sum.ts:12:4', { path: 'src/sum.ts', line: 12, column: 4 }],
  ['sum.ts#L42', { path: 'sum.ts', line: 42 }],
  ['src/sum.ts#L42-L50', { path: 'src/sum.ts', line: 42 }],
  ['/home/me/p/sum.ts:7', { path: '/home/me/p/sum.ts', line: 7 }],
  ['C:\\p\\sum.ts:7', { path: 'C:\\p\\sum.ts', line: 7 }],
  ['README.md:1', { path: 'README.md', line: 1 }],
  ['docker/Dockerfile:3', { path: 'docker/Dockerfile', line: 3 }],
])('%s is a place in a file', (text, place) => expect(filePlace(text)).toEqual(place));

it.each([
  'localhost:8080',
  '127.0.0.1:80',
  'src/sum.ts',
  'a b.ts:1',
  'key: 1',
  'sum.ts:0',
  'https://a.b/c:1',
])('%s is none', (text) => expect(filePlace(text)).toBeNull());

it('finds places within a text, and leaves the rest as it is', () => {
  const text = 'See src/a.ts:1, (b.ts:2:3) and at https://a.example/c.ts:4 or 10.0.0.1:80.';
  const pieces = placesIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap((piece) => piece.place ?? [])).toEqual([
    { path: 'src/a.ts', line: 1 },
    { path: 'b.ts', line: 2, column: 3 },
  ]);
  expect(placesIn('12:30, a note: 5')).toEqual([{ text: '12:30, a note: 5', place: null }]);
  expect(placesIn('')).toEqual([{ text: '', place: null }]);
});
