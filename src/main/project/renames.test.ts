import { expect, it } from 'vitest';
import { createRenames } from './renames';

it('follows a file through its names and those of its folders, and nothing beside it', () => {
  const renames = createRenames('/');
  renames.add('/p/a.ts', '/p/b.ts');
  renames.add('/p/lib', '/p/src');
  renames.add('/p/b.ts', '/p/c.ts');
  renames.add('/p/src/old.ts', '/p/src/new.ts');
  expect(['/p/a.ts', '/p/lib/old.ts', '/p/lib', '/p/library', '/p/d.ts'].map(renames.follow)).toEqual([
    '/p/c.ts',
    '/p/src/new.ts',
    '/p/src',
    '/p/library',
    '/p/d.ts',
  ]);
});
