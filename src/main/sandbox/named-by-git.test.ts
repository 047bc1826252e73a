import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { inSandbox, type Place, place, sandbox } from './testing/in-sandbox';

// Changes that a command in the sandbox must not make to files that the user's git configuration names.

const run = promisify(execFile);

/** A project with a repository and `tools/hooks`, `tools/attributes`, `tools/more`. */
async function project(): Promise<Place> {
  const where = await place();
  await run('git', ['init', '-q', '.'], { cwd: where.root });
  await tools(where.root);
  return where;
}

async function tools(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'tools/hooks'), { recursive: true });
  for (const name of ['hooks/commit-msg', 'attributes', 'more'])
    await writeFile(path.join(folder, 'tools', name), 'whole');
}

async function configure(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const change = `for f in tools/hooks/commit-msg tools/attributes tools/more; do echo x > $f; rm -f $f; done
  echo x > tools/hooks/pre-commit; mv tools/hooks tools/h`;

async function expectWhole(
  folder: string,
  names = ['hooks/commit-msg', 'attributes', 'more'],
): Promise<void> {
  for (const name of names) expect(await readFile(path.join(folder, 'tools', name), 'utf8')).toBe('whole');
  expect(await readdir(path.join(folder, 'tools/hooks'))).toEqual(['commit-msg']);
}

describe.runIf(sandbox !== null)('what the user’s configuration of git names is closed', () => {
  it.each(['.gitconfig', '.config/git/config'])(
    'relative to each repository, or to itself: %s',
    async (file) => {
      const where = await project();
      const more = path.relative(
        path.dirname(path.join(where.home, file)),
        path.join(where.root, 'tools/more'),
      );
      const text = `[core]\nhooksPath = "tools/hooks" # ours\nattributesFile = tools/attributes\n[include]\npath = ${more}\n`;
      await configure(path.join(where.home, file), text);
      await tools(path.join(where.root, 'sub'));
      await run('git', ['init', '-q', 'sub'], { cwd: where.root });
      await inSandbox(where, `${change}; cd sub; ${change}`);
      await expectWhole(where.root);
      await expectWhole(path.join(where.root, 'sub'), ['hooks/commit-msg', 'attributes']);
    },
  );

  it('by a path from the home, an included file, or a link, also during a command that goes on for long', async () => {
    const where = await project();
    const included = path.join(where.home, '.config/git/included');
    await configure(included, '[core]\nhooksPath = ~/../project/tools/hooks\n');
    await configure(path.join(where.home, 'linked'), '[core]\nattributesFile = tools/attributes\n');
    await symlink('linked', path.join(where.home, '.gitconfig'));
    const conditional =
      '[includeIf "gitdir:~/"]\npath = included\n[include]\npath = ../../../project/tools/more';
    await configure(path.join(where.home, '.config/git/config'), conditional);
    const confinement = { kind: 'works', mayConnect: null, goesOn: true } as const;
    await inSandbox(where, change, { confinement });
    await expectWhole(where.root);
  });

  it('and put aside if it did not exist, or its repository did not', async () => {
    const where = await place();
    await run('git', ['init', '-q', '.'], { cwd: where.root });
    await configure(path.join(where.home, '.gitconfig'), '[core]\nhooksPath = .githooks\n');
    const make = 'mkdir .githooks; echo x > .githooks/pre-commit';
    expect((await inSandbox(where, make)).putAside).toEqual(['.githooks']);
    const { putAside } = await inSandbox(where, `git init -q sub; cd sub; ${make}`);
    expect(putAside).toEqual(['sub/.githooks']);
    expect((await inSandbox(where, 'echo more > sub/.githooks.put-aside/pre-commit')).putAside).toEqual([]);
  });

  it('if it is the configuration itself, behind a link from the home', async () => {
    const where = await project();
    await configure(path.join(where.root, 'dotfiles/gitconfig'), '[user]\nname = A\n');
    await symlink(path.join(where.root, 'dotfiles/gitconfig'), path.join(where.home, '.gitconfig'));
    await inSandbox(where, 'cd dotfiles; echo x > gitconfig; rm -f gitconfig; mv gitconfig g');
    expect(await readFile(path.join(where.root, 'dotfiles/gitconfig'), 'utf8')).toContain('name = A');
  });
});

describe.runIf(sandbox !== null)('what the configuration of a repository names is closed', () => {
  it('behind a link, and a link to another place is put aside', async () => {
    const where = await project();
    await run('git', ['config', 'core.hooksPath', 'linked/hooks'], { cwd: where.root });
    await symlink('tools', path.join(where.root, 'linked'));
    const through = 'echo x > linked/hooks/pre-commit; echo x > tools/hooks/pre-commit';
    await inSandbox(where, through);
    expect(await readdir(path.join(where.root, 'tools/hooks'))).toEqual(['commit-msg']);
    const another = 'mkdir -p other/hooks; echo x > other/hooks/pre-commit; rm linked; ln -s other linked';
    expect((await inSandbox(where, another)).putAside).toEqual(['other/hooks']);
    const beyond = 'rm linked; ln -s "$npm_config_cache" linked; mkdir linked/hooks';
    expect((await inSandbox(where, beyond)).putAside).toEqual(['linked']);
  });

  it('in a project that is a folder of a repository', async () => {
    const where = await place();
    await tools(where.root);
    const around = path.dirname(where.root);
    await run('git', ['init', '-q', '.'], { cwd: around });
    await run('git', ['config', 'core.hooksPath', 'project/tools/hooks'], { cwd: around });
    await inSandbox(where, change);
    expect(await readdir(path.join(where.root, 'tools/hooks'))).toEqual(['commit-msg']);
  });

  it('in each of its worktrees', async () => {
    const where = await project();
    const make = `git -c user.name=a -c user.email=a@a commit -q --allow-empty -m x
      git config core.hooksPath tools/hooks; git worktree add -q inner`;
    await run('sh', ['-c', make], { cwd: where.root });
    await tools(path.join(where.root, 'inner'));
    await inSandbox(where, `cd inner; ${change}`);
    expect(await readdir(path.join(where.root, 'inner/tools/hooks'))).toEqual(['commit-msg']);
  });
});
