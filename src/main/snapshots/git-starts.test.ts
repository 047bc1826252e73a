import { chmod, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gitPath } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import { createSnapshots } from './snapshots';

// Every command waits for a snapshot, so each start of git counts.

const { signal } = new AbortController();

it('a snapshot starts git three times, a changed file once more', async () => {
  const [root, place] = [await realpath(await tempFolder()), await realpath(await tempFolder())];
  const [counted, starts] = [path.join(place, 'git'), path.join(place, 'starts')];
  await writeFile(counted, `#!/bin/sh\necho start >> '${starts}'\nexec '${await gitPath()}' "$@"\n`);
  await chmod(counted, 0o755);
  const snapshots = createSnapshots({ git: counted, root, folder: path.join(place, 'snapshots') });
  const startsOf = async (action: () => Promise<unknown>) => {
    await rm(starts, { force: true });
    await action();
    return (await readFile(starts, 'utf8')).split('\n').length - 1;
  };
  await mkdir(path.join(root, 'sub'));
  await writeFile(path.join(root, 'sub/a'), 'a');
  const before = await snapshots.take(signal);
  expect(await startsOf(() => snapshots.take(signal))).toBe(3);
  await writeFile(path.join(root, 'sub/a'), 'A');
  await writeFile(path.join(root, 'sub/b'), 'b');
  expect(await startsOf(() => snapshots.take(signal))).toBe(4);
  const after = await snapshots.take(signal);
  expect(await startsOf(() => snapshots.changes(before, after, signal))).toBe(1);
});
