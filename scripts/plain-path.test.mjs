import { expect, test } from 'vitest';
import { pathProblem } from './plain-path.mjs';

test('a folder with blanks, accents and brackets is as good as any', () => {
  for (const folder of ['/home/me/pilotfish', '/home/me/a b ü (1)/pilotfish', 'C:\\Users\\Jörg Ö\\pilotfish'])
    expect([folder, pathProblem(folder)]).toEqual([folder, null]);
});

test('what Vite cannot carry is named before it fails, with what helps', () => {
  for (const folder of ['/home/me/c#/pilotfish', '/home/me/why?/pilotfish'])
    expect(pathProblem(folder)).toBe(
      `Pilotfish can be started from ${folder}, but not tested or developed there: Vite takes what follows a # or ? in a path for a part of an address. Move it to a folder without them.`,
    );
});
