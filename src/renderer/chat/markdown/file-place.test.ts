import { expect, it } from 'vitest';
import { filePlace } from './file-place';

it.each([
  ['src/sum.ts:12', { path: 'src/sum.ts', line: 12 }],
  ['./src/sum.ts:12:4', { path: 'src/sum.ts', line: 12 }],
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
