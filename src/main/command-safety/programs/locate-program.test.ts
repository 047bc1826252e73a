import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { locateProgram, searchPathOutside } from './locate-program';

let base: string;
let root: string;

beforeEach(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  await mkdir(join(root, 'src'), { recursive: true });
  await mkdir(join(base, 'other'));
});

describe('a program', () => {
  const located = async (name: string, searchPath: string) =>
    worded(await locateProgram(name, { root, searchPath }));

  it('of the project is not taken for the one of the system', async () => {
    const folder = join(root, 'node_modules', '.bin');
    await mkdir(folder, { recursive: true });
    for (const name of ['mine', 'cat']) await writeFile(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
    const ofProject = (name: string) => ({ problem: `${name} is a program of the project`, pinned: null });
    expect(await located('mine', `${folder}:/usr/bin:/bin`)).toEqual(ofProject('mine'));
    await symlink(join(folder, 'mine'), join(base, 'other', 'ls'));
    expect(await located('ls', `${base}/other:/bin`)).toEqual(ofProject('ls'));
    expect(await located('ls', `${folder}:/bin`)).toEqual({ problem: null, pinned: null });
    expect(await located('cat', `${folder}:/bin`)).toEqual({
      problem: null,
      pinned: 'cat is a program of the project',
    });
    expect(await located('echo', `${folder}:.`)).toEqual({ problem: null, pinned: null });
    expect(await located('missing', '/bin')).toEqual({ problem: null, pinned: null });
  });

  it('may be another where the search path is relative, unless it is looked for elsewhere alone', async () => {
    const pinned = 'the search path contains a relative folder';
    for (const path of ['.:/bin', ':/bin', 'bin:/bin', '/bin:'])
      expect(await located('ls', path)).toEqual({ problem: null, pinned });
  });

  it('is not known where a manager of versions stands for it', async () => {
    const bin = join(base, 'shims');
    await mkdir(bin);
    await writeFile(join(bin, 'python3'), '#!/bin/sh\ncat .python-version\n', { mode: 0o755 });
    await writeFile(join(bin, 'mise'), '', { mode: 0o755 });
    await symlink('mise', join(bin, 'node'));
    for (const name of ['python3', 'node'])
      expect(await located(name, `${bin}:/usr/bin`)).toEqual({
        problem: `the project may choose the version of ${name} that runs`,
        pinned: null,
      });
  });

  it('is looked for outside of the project, links included', async () => {
    await symlink(join(root, 'src'), join(base, 'bin'));
    const path = `${base}/bin:${root}:${root}/src:.::/bin:${root}-other:/none`;
    expect(await searchPathOutside(root, path)).toBe(`/bin:${root}-other:/none`);
  });
});
