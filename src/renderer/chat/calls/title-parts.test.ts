import { expect, it } from 'vitest';
import { titleParts } from './title-parts';

it.each([
  ['Edit src/lib/parse.ts', 'Edit ', 'src/lib', '/parse.ts'],
  ['Modifier src/lib/parse.ts', 'Modifier ', 'src/lib', '/parse.ts'],
  ['Lire src/parse.ts, lignes 1-20', 'Lire ', 'src', '/parse.ts, lignes 1-20'],
  ['src/lib/parse.ts bearbeiten', '', 'src/lib', '/parse.ts bearbeiten'],
  ['编辑 src/lib/parse.ts', '编辑 ', 'src/lib', '/parse.ts'],
  ['Read /etc/hosts', 'Read ', '/etc', '/hosts'],
  ['Read /hosts', 'Read ', '', '/hosts'],
  ['Edit my notes/a/b.md', 'Edit my ', 'notes/a', '/b.md'],
])('%s: the verb, the folders, the name', (title, before, folders, name) => {
  expect(titleParts(title)).toEqual({ before, folders, name });
});

it('leaves a title without a folder whole', () => {
  expect(titleParts('Edit parse.ts')).toBeNull();
});
