import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from './testing/child';
import { tempFolder } from './testing/temp-folder';

async function lookAtArchive(...disk: readonly string[]): Promise<unknown> {
  const root = await tempFolder();
  await writeFile(path.join(root, 'app.asar'), 'an archive\n');
  const script = new URL('../project/testing/asar.child.ts', import.meta.url);
  const { lines, ended } = startChild(script, [root, ...disk]);
  const { value } = await lines.next();
  await ended;
  return JSON.parse(value);
}

test('an archive in a project is a file, where the shell gives the file system without archives', async () => {
  expect(await lookAtArchive('original')).toEqual({
    isFolder: false,
    read: 'an archive\n',
    renamed: 'moved',
  });
  expect(await lookAtArchive()).toMatchObject({ isFolder: true, renamed: 'an archive is not renamed' });
});

test('whoever reaches for project files takes the functions that can be put in place', async () => {
  const taken: string[] = [];
  for (const folder of ['src/main/project', 'src/main/git', 'src/main/tools'])
    for (const name of (await readdir(folder)).filter(isSource))
      if (takesNodesOwn.test(await readFile(path.join(folder, name), 'utf8')))
        taken.push(`${folder}/${name}`);
  expect(taken).toEqual([]);
});

const isSource = (name: string) => name.endsWith('.ts') && !/test/.test(name);

/** An import of values from Node's own module, not only of types. */
const takesNodesOwn = /^import (?!type )[^;]*(?<!type )\b[a-z]\w* *[,}][^;]* from 'node:fs\/promises'/m;
