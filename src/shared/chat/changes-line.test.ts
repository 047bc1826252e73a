import { expect, it } from 'vitest';
import { changesLine } from './changes-line';

it('counts the lines on each side on which there are any', () => {
  expect(changesLine({ files: 2, added: 4, removed: 3 })).toBe('2 files +4 −3');
  expect(changesLine({ files: 1, added: 4, removed: 0 })).toBe('1 file +4');
  expect(changesLine({ files: 1, added: 0, removed: 2 })).toBe('1 file −2');
  expect(changesLine({ files: 1, added: 0, removed: 0 })).toBe('1 file');
});
