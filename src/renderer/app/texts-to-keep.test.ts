import { expect, it } from 'vitest';
import { restoredUnsaved } from '../state/files/unsaved';
import { textsToKeep } from './texts-to-keep';

const of = (text: string) => ({ text, hash: 'h', encoding: 'utf-8' });

it('a text that is too long is left out, and said once until it is shorter again', () => {
  const files = restoredUnsaved({ 'a.txt': of('short'), 'b.txt': of('much longer') });
  const keep = (now = files) => textsToKeep(['a.txt', 'b.txt', 'gone.txt'], now, 8);
  const kept = { 'a.txt': of('short'), 'gone.txt': null };
  expect(keep()).toEqual({ kept, tooLong: ['b.txt'] });
  expect(keep()).toEqual({ kept, tooLong: [] });
  const shorter = restoredUnsaved({ 'a.txt': of('short'), 'b.txt': of('less') });
  expect(keep(shorter)).toEqual({ kept: { ...kept, 'b.txt': of('less') }, tooLong: [] });
  expect(keep().tooLong).toEqual(['b.txt']);
});
