import { mkdir, readdir, realpath, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { enterByDescriptor, enterByPath, holdFolder } from './held-folder';

let root: string;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  await mkdir(join(root, 'a', 'b'), { recursive: true });
});

const ways =
  process.platform === 'linux'
    ? ([
        ['descriptors', enterByDescriptor],
        ['paths', enterByPath],
      ] as const)
    : ([['paths', enterByPath]] as const);

describe.each(ways)('walking by %s', (_how, enter) => {
  it('reaches a folder and names its entries', async () => {
    const folder = await holdFolder(root, ['a', 'b'], { missing: 'fail', enter });
    await writeFile(folder.entry('x'), 'here');
    await folder.close();
    expect(await readdir(join(root, 'a', 'b'))).toEqual(['x']);
  });

  it('refuses a link and a file on the way', async () => {
    await symlink('a', join(root, 'link'));
    await writeFile(join(root, 'file'), '');
    for (const segment of ['link', 'file']) {
      await expect(holdFolder(root, [segment, 'b'], { missing: 'fail', enter })).rejects.toMatchObject({
        code: 'ENOTDIR',
      });
    }
  });

  it('creates missing folders when told to, and takes back only those', async () => {
    const folder = await holdFolder(root, ['a', 'new', 'deep'], { missing: 'create', enter });
    expect(await readdir(join(root, 'a'))).toEqual(['b', 'new']);
    await folder.discardCreated();
    await folder.close();
    expect(await readdir(join(root, 'a'))).toEqual(['b']);
  });

  it('keeps a created folder in which something lies by now', async () => {
    const folder = await holdFolder(root, ['new'], { missing: 'create', enter });
    await writeFile(folder.entry('x'), '');
    await folder.discardCreated();
    await folder.close();
    expect(await readdir(join(root, 'new'))).toEqual(['x']);
  });

  it('takes back what it created when the rest of the way is barred', async () => {
    const tooLong = 'x'.repeat(300);
    await expect(holdFolder(root, ['new', tooLong], { missing: 'create', enter })).rejects.toMatchObject({
      code: 'ENAMETOOLONG',
    });
    expect(await readdir(root)).toEqual(['a']);
  });
});

it.runIf(process.platform === 'linux')(
  'stays in the very folder it holds, wherever that is moved and whatever takes its path',
  async () => {
    const outside = join(root, 'outside');
    await mkdir(outside);
    const folder = await holdFolder(root, ['a', 'b'], { missing: 'fail', enter: enterByDescriptor });
    await rename(join(root, 'a'), join(root, 'moved'));
    await symlink(outside, join(root, 'a'));
    await writeFile(folder.entry('x'), 'here');
    await folder.close();
    expect(await readdir(join(root, 'moved', 'b'))).toEqual(['x']);
    expect(await readdir(outside)).toEqual([]);
  },
);
