import { mkdir, readdir, readFile, realpath, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { watch as startChokidar } from 'chokidar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../workspace';
import { createWatcher, type StartWatching, type Watcher } from './watcher';

let root: string;
let watcher: Watcher;
let changes: string[][];
let problems: string[];
let gone: number;
let back: number;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  for (const folder of ['a/deep', 'b']) await mkdir(join(root, folder), { recursive: true });
  await begin();
});
afterEach(async () => {
  await watcher.close();
});

const begin = async (start?: StartWatching) => {
  [changes, problems, gone, back] = [[], [], 0, 0];
  watcher = createWatcher(
    await createWorkspace(root),
    {
      onChange: (folders) => changes.push(folders),
      onProblem: (text) => problems.push(say(text)),
      onRootGone: () => {
        gone += 1;
      },
      onRootBack: () => {
        back += 1;
      },
    },
    start,
  );
};

const changed = () => new Set(changes.flat());
const write = (path: string) => writeFile(join(root, path), String(performance.now()));

/** Watches and waits until the watch works, by changing a probe in each folder until a report comes. */
const watching = async (...folders: string[]) => {
  watcher.watch(folders);
  await expect
    .poll(
      async () => {
        for (const folder of folders) await write(join(folder, '.probe'));
        return folders.every((folder) => changed().has(folder));
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await quiet();
};

/** Waits until all earlier changes are reported. */
const quiet = async () => {
  let told = -1;
  await expect
    .poll(
      () => {
        const same = told === changes.length;
        told = changes.length;
        return same;
      },
      { interval: 120 },
    )
    .toBe(true);
  changes.length = 0;
};

describe('a watched folder', () => {
  it('is named when something in it appears, changes, is renamed or goes', async () => {
    await watching('', 'a');
    for (const change of [
      () => write('a/new.ts'),
      () => write('a/new.ts'),
      () => rename(join(root, 'a/new.ts'), join(root, 'a/other.ts')),
      () => rm(join(root, 'a/other.ts')),
      () => mkdir(join(root, 'a/folder')),
    ]) {
      await change();
      await expect.poll(changed).toEqual(new Set(['a']));
      await quiet();
    }
  });

  it('is named when a file in it is replaced by renaming', async () => {
    await watching('a');
    await write('a/x');
    await quiet();
    await write('b/tmp');
    await rename(join(root, 'b/tmp'), join(root, 'a/x'));
    await expect.poll(changed).toEqual(new Set(['a']));
  });

  it('is not named for what happens below it or beside it', async () => {
    await watching('', 'a');
    await write('a/deep/x');
    await write('b/x');
    await write('a/last');
    await expect.poll(changed).toContain('a');
    await quiet();
    await write('b/y');
    await write('last');
    await expect.poll(changed).toEqual(new Set(['']));
  });

  it('is no longer named when the set is replaced', async () => {
    await watching('a', 'b');
    await watching('b');
    await write('a/x');
    await write('b/x');
    await expect.poll(changed).toEqual(new Set(['b']));
  });

  it('is named again after it went and came back', async () => {
    await watching('', 'a');
    await rm(join(root, 'a'), { recursive: true });
    await expect.poll(changed).toContain('');
    await quiet();
    await mkdir(join(root, 'a'));
    await expect
      .poll(async () => {
        await write('a/x');
        return changed().has('a');
      })
      .toBe(true);
  });

  it('is known by the name it was asked for, through a link', async () => {
    await symlink('a', join(root, 'linked'));
    await watching('linked');
    await write('a/x');
    await expect.poll(changed).toEqual(new Set(['linked']));
  });
});

describe('a folder that is no longer watched', () => {
  it('counts as a change of its watched parent when it goes', async () => {
    await watching('', 'a');
    watcher.watch(['']);
    await quiet();
    await rm(join(root, 'a'), { recursive: true });
    await expect.poll(changed).toEqual(new Set(['']));
  });

  it('counts as a change of its watched parent when it is made later', async () => {
    await watching('');
    watcher.watch(['', 'new']);
    await quiet();
    watcher.watch(['']);
    await quiet();
    await mkdir(join(root, 'new'));
    watcher.watch(['', 'new']);
    await write('new/a.md');
    await expect.poll(changed).toContain('');
  });
});

it('a storm of changes is joined', async () => {
  await watching('', 'a');
  await Promise.all(Array.from({ length: 2000 }, (_, index) => write(`a/f${index}`)));
  for (let index = 0; index < 500; index += 1)
    await rename(join(root, `a/f${index}`), join(root, `a/g${index}`));
  await expect.poll(changed).toEqual(new Set(['a']));
  expect(changes.every((folders) => folders.length === new Set(folders).size)).toBe(true);
  await expect.poll(() => changes.length).toBeLessThan(100);
});

it('what is made before the system tells of changes is told all the same', async () => {
  await utimes(join(root, 'a'), 0, 0);
  await begin(async () => {
    await write('a/new.ts');
    return startChokidar([], { depth: 0, ignoreInitial: true });
  });
  watcher.watch(['b', 'a']);
  await expect.poll(changed).toEqual(new Set(['a']));
});

it('what is made after a folder was listed and before it is watched is told', async () => {
  await watcher.beforeListing('a');
  await write('a/between');
  watcher.watch(['a']);
  await expect.poll(changed, { timeout: 10_000 }).toContain('a');
});

it('folders out of the project, missing ones and files do no harm', async () => {
  await symlink('/tmp', join(root, 'outside'));
  await write('file');
  await watching('a');
  watcher.watch(['a', 'outside', '../..', 'missing', 'file']);
  await write('a/x');
  await expect.poll(changed).toContain('a');
  expect(problems).toEqual([]);
});

it('says that the project’s folder is gone when it went before it was watched', async () => {
  await rename(root, `${root}-moved`);
  watcher.watch(['']);
  await expect.poll(() => gone).toBe(1);
  await rename(`${root}-moved`, root);
  await expect.poll(() => back).toBe(1);
});

it('says that it is gone when it went before the system told of changes', async () => {
  let added = 0;
  await begin(async () => {
    const silent = startChokidar([], { depth: 0 });
    silent.add = () => {
      added += 1;
      return silent;
    };
    return silent;
  });
  watcher.watch(['']);
  await expect.poll(() => added).toBe(1);
  // One more step of the same queue: by then the folder has been checked.
  watcher.watch(['', 'a']);
  await expect.poll(() => added).toBe(2);
  await rename(root, `${root}-moved`);
  await expect.poll(() => gone, { timeout: 10_000 }).toBe(1);
  await rename(`${root}-moved`, root);
  await expect.poll(() => back, { timeout: 10_000 }).toBe(1);
});

it('a project folder that goes is told once', async () => {
  await watching('', 'a');
  await rm(root, { recursive: true });
  await expect.poll(() => gone).toBe(1);
  await quiet();
  expect([gone, problems]).toEqual([1, []]);
});

it('a project folder that is back is told, and watched as before', async () => {
  await watching('', 'a');
  await rename(root, `${root}-moved`);
  await expect.poll(() => gone).toBe(1);
  await quiet();
  await rename(`${root}-moved`, root);
  await expect.poll(() => back, { timeout: 10_000 }).toBe(1);
  await expect.poll(changed).toEqual(new Set(['', 'a']));
  await watching('', 'a');
  await write('a/x');
  await expect.poll(changed).toEqual(new Set(['a']));
  expect([gone, problems]).toEqual([1, []]);
});

it('nothing in view costs nothing, and a closed watcher is silent', async () => {
  const before = await inotifyWatches();
  await watching('', 'a');
  expect((await inotifyWatches()) - before).toBe(2);
  await watcher.close();
  expect((await inotifyWatches()) - before).toBe(0);
  await write('a/x');
  expect(changes).toEqual([]);
});

describe.each([
  ['ENOSPC', 'Raise fs.inotify.max_user_watches to see them at once.'],
  ['EMFILE', 'so changes on disk appear after a few seconds.'],
])('when the system watches no more (%s)', (code, advice) => {
  it('that is said once, and the folders in view are polled', async () => {
    const refusing: StartWatching = async (how) => {
      if (how === 'polling')
        return startChokidar([], { backend: 'polling', pollingInterval: 50, depth: 0, ignoreInitial: true });
      const native = startChokidar([], { depth: 0 });
      native.add = () => {
        for (let count = 0; count < 3; count += 1)
          native.emit('error', Object.assign(new Error(`${code}: System limit`), { code }));
        return native;
      };
      return native;
    };
    await begin(refusing);
    await watching('a', 'b');
    await write('a/x');
    // A polling watcher may report existing entries late.
    await expect.poll(() => changed().has('a')).toBe(true);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`The system cannot watch more folders (${code})`);
    expect(problems[0]).toContain(advice);
  });
});

async function inotifyWatches(): Promise<number> {
  const folder = '/proc/self/fdinfo';
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  return texts.join('\n').match(/^inotify/gm)?.length ?? 0;
}
