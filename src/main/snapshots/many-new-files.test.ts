import { mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gitPath, hasVersion } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import { createSnapshots } from './snapshots';
import { inPieces } from './take-part';

const { signal } = new AbortController();
const git = (await gitPath()) ?? '';
const text = (at: number) => `the text of file ${at}\n`;

it.runIf(await hasVersion(git, [2, 37]))(
  'many new files are stored together; a few later ones singly',
  async () => {
    const root = await realpath(await tempFolder());
    const folder = path.join(await realpath(await tempFolder()), 'snapshots');
    const objects = path.join(folder, 'repository', 'objects');
    const count = 1200;
    await mkdir(path.join(root, 'sub'));
    for (let at = 0; at < count; at += 1) await writeFile(path.join(root, 'sub', `${at}.txt`), text(at));
    const snapshots = createSnapshots({ git, root, folder });
    const before = await snapshots.take(signal);
    expect((await readdir(objects, { recursive: true })).length).toBeLessThan(20);

    // What a git left that was killed while it wrote.
    const half = path.join(objects, 'pack', 'tmp_pack_x');
    await writeFile(half, '');
    await writeFile(path.join(root, 'sub', '7.txt'), 'seven\n');
    const after = await snapshots.take(signal);
    const packs = await readdir(path.join(objects, 'pack'));
    expect(packs.filter((name) => name.endsWith('.pack'))).toHaveLength(1);
    expect(packs).not.toContain('tmp_pack_x');
    const [change] = await snapshots.changes(before, after, signal);
    const ids = [change?.before?.id ?? '', change?.after?.id ?? ''];
    expect((await snapshots.read(ids, signal)).map(String)).toEqual([text(7), 'seven\n']);
  },
);

it('names are divided into pieces of a number of names', () => {
  const names = Buffer.from('a\0b/c\0d\0e\0f\0');
  expect([...inPieces(names, 2)].map(({ bytes, count }) => [String(bytes), count])).toEqual([
    ['a\0b/c\0', 2],
    ['d\0e\0', 2],
    ['f\0', 1],
  ]);
  expect([...inPieces(Buffer.alloc(0), 2)]).toEqual([]);
});
