import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { inSandbox, place, sandbox, startInSandbox } from './testing/in-sandbox';

// Changes of the project's repositories that git outside would obey. A command in the sandbox must not make them.

describe.runIf(sandbox !== null)('no way out by git', () => {
  it("by git's hooks and configuration, of the project, of what lies in it and of its submodules", async () => {
    const where = await place();
    for (const repository of ['.git', 'sub/.git', '.git/modules/dep']) {
      const folder = path.join(where.root, repository);
      await mkdir(path.join(folder, 'objects'), { recursive: true });
      await Promise.all(
        ['HEAD', 'config', 'info/attributes'].map(async (name) => {
          await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
          await writeFile(path.join(folder, name), 'whole');
        }),
      );
    }
    await inSandbox(
      where,
      `for r in .git sub/.git .git/modules/dep; do echo x > $r/hooks/pre-commit; rmdir $r/hooks; mv $r/hooks $r/h
         echo x > $r/config; rm -f $r/config; mv $r/config $r/c; echo x > $r/info/attributes; mv $r $r.old; done; mkdir -p .git/hooks`,
    );
    for (const repository of ['.git', 'sub/.git', '.git/modules/dep']) {
      const folder = path.join(where.root, repository);
      expect(await readdir(path.join(folder, 'hooks'))).toEqual([]);
      expect(await readFile(path.join(folder, 'config'), 'utf8')).toBe('whole');
      expect(await readFile(path.join(folder, 'info/attributes'), 'utf8')).toBe('whole');
    }
  });

  it('by waiting until git outside puts another configuration in the place of the one that is closed', async () => {
    const where = await place();
    await inSandbox(where, 'git init -q -b main .');
    const confinement = { kind: 'works', mayConnect: null, goesOn: true } as const;
    const waits =
      'echo begun; until [ -e go ]; do sleep 0.02; done; echo evil >> .git/config; echo evil > .git/hooks/x; true';
    const { child, end } = await startInSandbox(where, waits, { confinement });
    await once(child.stdout, 'data');
    await promisify(execFile)('git', ['config', 'user.name', 'A'], { cwd: where.root });
    await writeFile(path.join(where.root, 'go'), '');
    await once(child, 'close');
    await end();
    expect(await readFile(path.join(where.root, '.git/config'), 'utf8')).toMatch(/name = A\n$/);
    expect(await readdir(path.join(where.root, '.git/hooks'))).not.toContain('x');
  });

  it('by a file that leads git to another repository', async () => {
    const where = await place();
    await writeFile(path.join(where.root, '.git'), 'gitdir: elsewhere');
    await inSandbox(where, 'echo x > .git; rm -f .git; mv .git y');
    expect(await readFile(path.join(where.root, '.git'), 'utf8')).toBe('gitdir: elsewhere');

    const other = await place();
    await inSandbox(other, 'git init -q .');
    await inSandbox(other, 'echo /elsewhere > .git/commondir');
    expect(await readdir(path.join(other.root, '.git'))).not.toContain('commondir');

    // Another worktree of the project's repository, at any path.
    const worktree = path.join(other.root, '.git', 'worktrees', 'linked');
    await mkdir(worktree, { recursive: true });
    for (const name of ['HEAD', 'commondir', 'gitdir']) await writeFile(path.join(worktree, name), 'whole');
    await inSandbox(
      other,
      'cd .git/worktrees/linked; for f in commondir gitdir; do echo x > $f; rm -f $f; mv $f y; done; cd ..; mv linked l',
    );
    for (const name of ['commondir', 'gitdir'])
      expect(await readFile(path.join(worktree, name), 'utf8')).toBe('whole');
  });

  const names = (folder: string) => readdir(folder).then((all) => all.toSorted());

  it.each(['sub', 'a/b/c/d/e/f/g/h', 'node_modules/pack', 'node_modules/@scope/pack'])(
    'by a new repository in %s whose configuration names a program',
    async (folder) => {
      const where = await place();
      const make = `mkdir -p ${folder}; cd ${folder}; git init -q .; git config core.fsmonitor '${where.root}/evil'`;
      expect((await inSandbox(where, make)).putAside).toEqual([`${folder}/.git/config`]);
      expect(await names(path.join(where.root, folder, '.git'))).not.toContain('config');
      expect(await readFile(path.join(where.root, folder, '.git/config.put-aside'), 'utf8')).toContain(
        'evil',
      );
    },
  );

  it.each([
    ['hooks', 'echo x > sub/.git/hooks/post-checkout', ['sub/.git/hooks']],
    [
      'a worktree',
      'printf "[core]\nfsmonitor = x\n" > sub/.git/config.worktree',
      ['sub/.git/config.worktree'],
    ],
    ['included files', 'git -C sub config include.path ../evil', ['sub/.git/config']],
    ['a helper as an address', 'git -C sub remote add o ext::evil', ['sub/.git/config']],
    ['files that it works on elsewhere', 'git -C sub config core.worktree /usr', ['sub/.git/config']],
    ['files above the project', 'git -C sub config core.worktree ../../../up', ['sub/.git/config']],
    [
      'a configuration that is a link',
      'mv sub/.git/config c; ln -s ../../c sub/.git/config',
      ['sub/.git/config'],
    ],
  ])('by %s of a new repository', async (_name, evil, aside) => {
    const where = await place();
    expect((await inSandbox(where, `git init -q sub; ${evil}`)).putAside).toEqual(aside);
  });

  it('by a name that leads git to another folder, or a repository without a name', async () => {
    const where = await place();
    const evil = 'mkdir x y z; git init -q --bare x; git -C x config core.fsmonitor evil';
    const led = 'echo "gitdir: ../x" > y/.git; ln -s ../x z/.git';
    const { putAside } = await inSandbox(where, `${evil}; ${led}`);
    expect(putAside.toSorted()).toEqual(['x/config']);
    const away = await inSandbox(where, `mkdir v; echo "gitdir: ${where.outside}" > v/.git`);
    expect(away.putAside).toEqual(['v/.git']);
  });

  it('and what git itself makes stays: clones, submodules, worktrees', async () => {
    const where = await place();
    const work = `export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@a
      git init -q -b main one; git -C one commit -q --allow-empty -m x; git clone -q one two
      cd two; git -c protocol.file.allow=always submodule --quiet add ../one dep; git worktree add -q ../three; git -C dep status -s`;
    const { putAside, stderr } = await inSandbox(where, work);
    expect([putAside, stderr.replaceAll(/^Preparing.*\n/gm, '')]).toEqual([[], '']);
  });

  it('by what the configuration of the project names in it, or one for its worktree that appears', async () => {
    const where = await place();
    await inSandbox(where, 'git init -q .');
    const run = promisify(execFile);
    for (const [key, value] of [
      ['core.hooksPath', 'tools/hooks'],
      ['core.attributesFile', 'tools/attributes'],
      ['include.path', '../tools/more'],
    ] as const)
      await run('git', ['config', key, value], { cwd: where.root });
    await mkdir(path.join(where.root, 'tools/hooks'), { recursive: true });
    for (const name of ['attributes', 'more']) await writeFile(path.join(where.root, 'tools', name), 'whole');
    const { putAside } = await inSandbox(
      where,
      `cd tools; echo x > hooks/pre-commit; for f in attributes more; do echo x > $f; rm -f $f; done; mv hooks h
       printf "[core]\nfsmonitor = x\n" > ../.git/config.worktree`,
    );
    expect(putAside).toEqual(['.git/config.worktree']);
    expect(await names(path.join(where.root, 'tools'))).toEqual(['attributes', 'hooks', 'more']);
    expect(await names(path.join(where.root, 'tools/hooks'))).toEqual([]);
    for (const name of ['attributes', 'more'])
      expect(await readFile(path.join(where.root, 'tools', name), 'utf8')).toBe('whole');
  });

  it('by what the configuration names that is not there yet, or includes, or starts', async () => {
    const where = await place();
    const run = promisify(execFile);
    await run('git', ['init', '-q', '.'], { cwd: where.root });
    await mkdir(path.join(where.root, 'tools'));
    for (const [key, value] of [
      ['core.hooksPath', 'tools/hooks'],
      ['include.path', '../tools/more'],
      ['filter.own.clean', 'sh tools/clean.sh %f'],
      ['alias.own', '!sh own.sh'],
    ] as const)
      await run('git', ['config', key, value], { cwd: where.root });
    const closed = ['attributes', 'clean.sh'];
    for (const name of closed) await writeFile(path.join(where.root, 'tools', name), 'whole');
    await writeFile(path.join(where.root, 'own.sh'), 'whole');
    const more = '[core]\nattributesFile = tools/attributes\n';
    await writeFile(path.join(where.root, 'tools/more'), more);
    const { putAside } = await inSandbox(
      where,
      'cd tools; mkdir hooks; echo x > hooks/pre-commit; for f in attributes clean.sh ../own.sh; do echo x > $f; rm -f $f; done',
    );
    expect(putAside).toEqual(['tools/hooks']);
    expect(await readFile(path.join(where.root, 'own.sh'), 'utf8')).toBe('whole');
    for (const name of closed)
      expect(await readFile(path.join(where.root, 'tools', name), 'utf8')).toBe('whole');
  });

  it('by objects and attributes that a repository takes from elsewhere', async () => {
    const where = await place();
    await inSandbox(where, 'git init -q .; rm -rf .git/info');
    const { putAside } = await inSandbox(
      where,
      'mkdir .git/info; echo "* filter=x" > .git/info/attributes; echo /usr > .git/objects/info/alternates',
    );
    expect(putAside.toSorted()).toEqual(['.git/info/attributes', '.git/objects/info/alternates']);
  });

  it('by a configuration for a repository that has none', async () => {
    const where = await place();
    await inSandbox(where, 'git init -q .; rm .git/config');
    const { putAside } = await inSandbox(where, 'git config core.fsmonitor evil');
    expect(putAside).toEqual(['.git/config']);
  });

  it('by what the repository of a linked worktree names in it', async () => {
    const where = await place();
    const run = promisify(execFile);
    const make = `git init -q -b main .; git -c user.name=a -c user.email=a@a commit -q --allow-empty -m x
      git config core.hooksPath tools; git worktree add -q '${where.root}'`;
    await run('sh', ['-c', make], { cwd: where.outside });
    await mkdir(path.join(where.root, 'tools'));
    await inSandbox(where, 'echo x > tools/pre-commit; mv tools t');
    expect(await names(path.join(where.root, 'tools'))).toEqual([]);
  });

  it('by the repository of a submodule whose name has slashes, or one that a .git leads to', async () => {
    const where = await place();
    const run = promisify(execFile);
    const make = `git init -q .; git init -q --bare .git/modules/libs/dep
      git init -q --separate-git-dir=store sub; git init -q own; mv own/.git kept; ln -s ../kept own/.git`;
    await run('sh', ['-c', make], { cwd: where.root });
    await inSandbox(
      where,
      `echo x > .git/modules/libs/HEAD
       for r in .git/modules/libs/dep store kept; do git config -f $r/config core.fsmonitor evil; echo x > $r/hooks/pre-commit; done`,
    );
    for (const repository of ['.git/modules/libs/dep', 'store', 'kept']) {
      const folder = path.join(where.root, repository);
      expect(await readFile(path.join(folder, 'config'), 'utf8')).not.toContain('evil');
      expect(await names(path.join(folder, 'hooks'))).not.toContain('pre-commit');
    }
  });

  it('by a repository deep in a package, if an index lists it', async () => {
    const where = await place();
    const make = (folder: string) =>
      `mkdir -p ${folder}; git init -q ${folder}; git -C ${folder} config core.fsmonitor evil`;
    const list = (folder: string) =>
      `git update-index --add --cacheinfo 160000,1111111111111111111111111111111111111111,${folder}`;
    const [first, second] = ['node_modules/pack/deep', 'node_modules/.pnpm/pack@1/node_modules/pack'];
    const { putAside } = await inSandbox(where, `git init -q .; ${make(first)}; ${list(first)}`);
    expect(putAside).toEqual([`${first}/.git/config`]);
    expect((await inSandbox(where, make(second))).putAside).toEqual([`${second}/.git/config`]);
  });

  it('by a repository without a name that is made by several commands', async () => {
    const where = await place();
    const evil = 'git init -q --bare x; git -C x config core.fsmonitor evil; mv x/HEAD x/H';
    expect((await inSandbox(where, evil)).putAside).toEqual([]);
    expect((await inSandbox(where, 'mkdir y; cp x/H y/HEAD; echo ../x > y/commondir')).putAside).toEqual([
      'y/commondir',
    ]);
    expect((await inSandbox(where, 'mv x/H x/HEAD')).putAside).toEqual(['x/config']);
  });

  it('by a repository without a name that was there before', async () => {
    const where = await place();
    const make = `mkdir -p deep/er; git init -q --bare -b main deep/er/x; git -C deep/er/x config core.hooksPath own
      mkdir deep/er/x/own`;
    await promisify(execFile)('sh', ['-c', make], { cwd: where.root });
    const { putAside } = await inSandbox(
      where,
      `cd deep/er/x; git config core.fsmonitor evil; echo x > hooks/pre-push; echo x > own/pre-push; rm -rf hooks/*
       printf '[core]\nfsmonitor = evil\n' > config.worktree; git hash-object -w --stdin </dev/null; mkdir -p info; echo x > y`,
    );
    expect(putAside).toEqual(['deep/er/x/config.worktree']);
    const folder = path.join(where.root, 'deep/er/x');
    expect(await readFile(path.join(folder, 'config'), 'utf8')).not.toContain('evil');
    expect(await names(path.join(folder, 'hooks'))).not.toContain('pre-push');
    expect(await names(path.join(folder, 'own'))).toEqual([]);
    expect(await names(folder)).toContain('y');
  });

  it('and worktrees of a repository without a name stay', async () => {
    const where = await place();
    const make = `git init -q --bare -b main x.git; cd x.git; blob=$(git hash-object -t tree -w /dev/null)
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@a
      git update-ref refs/heads/main $(git commit-tree -m x $blob); git worktree add -q ../work 2>&1`;
    expect(await inSandbox(where, make)).toMatchObject({ stdout: '', putAside: [] });
  });
});
