import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newTempName } from '../base/files/stale-temps';
import { gitPath } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import { createSnapshots, type Snapshot, type Snapshots } from './snapshots';

const { signal } = new AbortController();

let root: string;
let folder: string;
let snapshots: Snapshots;

const snapshotsIn = async (largest?: number) =>
  createSnapshots({ git: (await gitPath()) ?? '', root, folder, ...(largest !== undefined && { largest }) });

beforeEach(async () => {
  root = await realpath(await tempFolder());
  folder = path.join(await realpath(await tempFolder()), 'snapshots');
  snapshots = await snapshotsIn();
});

const at = (name: string) => path.join(root, name);

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  }
}

/** The user's own git, in the project. */
function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.invalid', ...args], { cwd, stdio: 'pipe' });
}

const take = () => snapshots.take(signal);

async function bytesOf(id: string): Promise<Buffer | null> {
  const [bytes = null] = await snapshots.read([id], signal);
  return bytes;
}

/** Each change with the bytes on both sides. */
async function changed(before: Snapshot, after: Snapshot) {
  const side = async (entry: { id: string; kind: string } | null) =>
    entry && `${entry.kind}: ${await bytesOf(entry.id)}`;
  const changes = await snapshots.changes(before, after, signal);
  return await Promise.all(
    changes.map(async (one) => [one.path, await side(one.before), await side(one.after)]),
  );
}

/** The changes of `action` in the project. */
async function changesBy(action: () => Promise<unknown>) {
  const before = await take();
  await action();
  return await changed(before, await take());
}

describe('between two snapshots', () => {
  it('what was made, changed, deleted and renamed is told, with its bytes', async () => {
    await write({ 'a.txt': 'a\n', 'sub/b.txt': 'b\n', 'c.txt': 'c\n' });
    const changes = await changesBy(async () => {
      await write({ 'a.txt': 'A\n', 'new/d.txt': 'd\n' });
      await rm(at('c.txt'));
      await rename(at('sub/b.txt'), at('sub/e.txt'));
    });
    expect(changes).toEqual([
      ['a.txt', 'file: a\n', 'file: A\n'],
      ['c.txt', 'file: c\n', null],
      ['new/d.txt', null, 'file: d\n'],
      ['sub/b.txt', 'file: b\n', null],
      ['sub/e.txt', null, 'file: b\n'],
    ]);
  });

  it('nothing is told of what we write beside a file before it takes its place', async () => {
    await write({ 'sub/a.txt': 'a\n' });
    const changes = await changesBy(() => write({ [`sub/${newTempName()}`]: 'A\n', [newTempName()]: 'B\n' }));
    expect(changes).toEqual([]);
  });

  it('nothing is told where nothing changed, a touch included', async () => {
    await write({ 'a.txt': 'a\n' });
    expect(await changesBy(() => write({ 'a.txt': 'a\n' }))).toEqual([]);
  });

  it('programs and links are kept as such, what a link leads to is not followed', async () => {
    await write({ 'run.sh': 'echo', 'a.txt': 'a' });
    await symlink('a.txt', at('link'));
    const changes = await changesBy(async () => {
      await chmod(at('run.sh'), 0o755);
      await rm(at('link'));
      await symlink('/etc/passwd', at('link'));
    });
    expect(changes).toEqual([
      ['link', 'link: a.txt', 'link: /etc/passwd'],
      ['run.sh', 'file: echo', 'program: echo'],
    ]);
  });

  it('a file takes the place of a folder, and a folder that of a file', async () => {
    await write({ 'x/1': 'one', 'x/2': 'two', y: 'file' });
    const changes = await changesBy(async () => {
      await rm(at('x'), { recursive: true });
      await rm(at('y'));
      await write({ x: 'now a file', 'y/1': 'now in a folder' });
    });
    expect(changes).toEqual([
      ['x', null, 'file: now a file'],
      ['x/1', 'file: one', null],
      ['x/2', 'file: two', null],
      ['y', 'file: file', null],
      ['y/1', null, 'file: now in a folder'],
    ]);
  });

  it('names are what they are: spaces, lines, quotes, backslashes, other scripts, a dash in front', async () => {
    const names = ['a b', 'a\nb', '"q"', 'back\\slash', 'ä漢字', '-rf', '.hidden', 'GIT~1'];
    const changes = await changesBy(() => write(Object.fromEntries(names.map((name) => [name, name]))));
    expect(changes.map(([name]) => name)).toEqual([...names].sort());
  });
});

describe('where a link takes the place of a folder', () => {
  it('what was in the folder is gone, and everything else is told', async () => {
    await write({ 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'c.ts': 'c' });
    const changes = await changesBy(async () => {
      await rename(at('src'), at('lib'));
      await symlink('lib', at('src'));
      await write({ 'c.ts': 'C' });
    });
    expect(changes).toEqual([
      ['c.ts', 'file: c', 'file: C'],
      ['lib/a.ts', null, 'file: a'],
      ['lib/deep/b.ts', null, 'file: b'],
      ['src', null, 'link: lib'],
      ['src/a.ts', 'file: a', null],
      ['src/deep/b.ts', 'file: b', null],
    ]);
  });
});

describe('bytes are kept exactly, whatever the project says to git', () => {
  it('of lines, encodings, keywords and filters', async () => {
    await write({
      '.gitattributes':
        '*.txt text eol=crlf\n*.u working-tree-encoding=UTF-16\n*.id ident\n*.f filter=evil\n',
      'a.txt': 'one\r\ntwo\nthree\r\n',
      'b.u': Buffer.from('þÿ', 'latin1'),
      'c.id': '$Id$ $Id: x $',
      'd.f': Buffer.from([0, 1, 2, 0, 255, 0]),
    });
    git(root, 'init', '-q');
    git(root, 'config', 'core.autocrlf', 'true');
    const mark = path.join(folder, '..', 'ran');
    git(root, 'config', 'filter.evil.clean', `touch '${mark}'; cat`);
    git(root, 'config', 'core.fsmonitor', `touch '${mark}'`);
    const before = await take();
    const held = await Promise.all(['a.txt', 'b.u', 'c.id', 'd.f'].map((name) => readFile(at(name))));
    for (const name of ['a.txt', 'b.u', 'c.id', 'd.f']) await rm(at(name));
    const changes = await snapshots.changes(before, await take(), signal);
    const kept = await Promise.all(changes.map((one) => bytesOf(one.before?.id ?? '')));
    expect(kept).toEqual(held);
    await expect(readFile(mark)).rejects.toThrow('ENOENT');
  });

  it("nothing of the project's own repository changes", async () => {
    await write({ 'a.txt': 'a' });
    git(root, 'init', '-q');
    git(root, 'add', '.');
    const before = await readdir(at('.git'), { recursive: true });
    await take();
    expect(await readdir(at('.git'), { recursive: true })).toEqual(before);
  });
});

describe('in a snapshot', () => {
  it('are no ignored files', async () => {
    await write({ '.gitignore': 'build/\n*.log\n', 'sub/.gitignore': '/x\n' });
    const changes = await changesBy(() =>
      write({ 'build/a': '1', 'a.log': '2', 'sub/x': '3', 'sub/deep/x': '4', x: '5' }),
    );
    expect(changes.map(([name]) => name)).toEqual(['sub/deep/x', 'x']);
  });

  it('are the files of repositories in the project, with what those ignore', async () => {
    await write({ 'dep/.gitignore': 'out\n', 'dep/a': '1', 'dep/inner/b': '2' });
    for (const name of ['', 'dep', 'dep/inner']) git(at(name), 'init', '-q');
    const changes = await changesBy(() => write({ 'dep/a': 'one', 'dep/out': 'x', 'dep/inner/b': 'two' }));
    expect(changes).toEqual([
      ['dep/a', 'file: 1', 'file: one'],
      ['dep/inner/b', 'file: 2', 'file: two'],
    ]);
  });

  it('are none that are too large, which is said', async () => {
    snapshots = await snapshotsIn(10);
    await write({ small: '1', grows: '1', large: 'x'.repeat(11) });
    const before = await take();
    expect(before.leftOut).toEqual([{ path: 'large', why: 'too-large' }]);
    await write({ grows: 'x'.repeat(11), small: '2' });
    const after = await take();
    expect(after.leftOut).toEqual([
      { path: 'grows', why: 'too-large' },
      { path: 'large', why: 'too-large' },
    ]);
    expect(await changed(before, after)).toEqual([['small', 'file: 1', 'file: 2']]);
  });

  it('is nothing but files and links', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    await write({ a: 'a' });
    const before = await take();
    await rm(at('a'));
    execFileSync('mkfifo', [at('a')]);
    expect(await changed(before, await take())).toEqual([['a', 'file: a', null]]);
  });
});

describe('trouble', () => {
  it('what a killed one left locked holds nobody up', async () => {
    await write({ a: '1' });
    await take();
    await writeFile(path.join(folder, 'repository', 'index.lock'), '');
    await write({ a: '2' });
    await take();
  });

  it('bytes that were damaged or are gone are not given back as others', async () => {
    const whole = '1\n'.repeat(9);
    await write({ a: 'damaged', b: 'gone', c: whole });
    const [before, other] = [await take(), { parts: new Map(), leftOut: [] }];
    const [a, b, c] = await snapshots.changes(other, before, signal);
    const ids = [a?.after?.id ?? '', b?.after?.id ?? ''];
    const [damaged = '', gone = ''] = ids.map((id) =>
      path.join(folder, 'repository', 'objects', id.slice(0, 2), id.slice(2)),
    );
    await chmod(damaged, 0o644);
    await writeFile(damaged, 'x');
    await rm(gone);
    expect(await Promise.all(ids.map(bytesOf))).toEqual([null, null]);
    const together = await snapshots.read([...ids, c?.after?.id ?? ''], signal);
    expect(together.map((bytes) => bytes && String(bytes))).toEqual([null, null, whole]);
  });

  it('a store that lacks what it refers to is made anew', async () => {
    await write({ a: '1', b: '2' });
    const objects = path.join(folder, 'repository', 'objects');
    await take();
    await rm(objects, { recursive: true });
    await mkdir(objects);
    expect(await changesBy(() => write({ a: '3' }))).toEqual([['a', 'file: 1', 'file: 3']]);
  });

  it('two at once take turns', async () => {
    await write({ a: '1' });
    const other = await snapshotsIn();
    const [one, two] = await Promise.all([take(), other.take(signal)]);
    expect(one.parts).toEqual(two.parts);
  });

  it('one that is given up leaves the next to be taken whole', async () => {
    await write(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, `${at}`])));
    const stop = new AbortController();
    const given = snapshots.take(stop.signal);
    stop.abort(new Error('given up'));
    await expect(given).rejects.toThrow('given up');
    const changes = await snapshots.changes({ parts: new Map(), leftOut: [] }, await take(), signal);
    expect(changes).toHaveLength(200);
  });
});
