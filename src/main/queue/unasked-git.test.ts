import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { share } from '../base/testing/share';
import { pinProblem } from '../command-safety/command-pin';
import { createRealShell, type RealShell } from './testing/real-shell';

// Unasked git commands, really run: git uses the project's own repository and starts no other program.

async function clone(options: { root?: string } = {}): Promise<RealShell> {
  const shell = await createRealShell(options);
  await mkdir(join(shell.base, 'project'), { recursive: true });
  await shell.git('project', 'init', '-q');
  await shell.write('project/a.txt', 'one\n');
  await commit(shell);
  return shell;
}

async function commit(shell: RealShell, folder = 'project'): Promise<void> {
  await shell.git(folder, 'add', '-A');
  await shell.git(folder, 'commit', '-q', '-m', 'one');
}

/** The six files that make a folder a repository for git: a fake one, with its shared part elsewhere in it. */
function wouldBeRepository(marking: string): Readonly<Record<string, string>> {
  return {
    HEAD: 'ref: refs/heads/main\n',
    commondir: 's\n',
    'config.worktree': `[core]\n\tfsmonitor = ${marking}\n\tbare = false\n\tworktree = .\n`,
    's/config': '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n',
    's/objects/keep': '',
    's/refs/keep': '',
  };
}

/** A repository in `folder` that starts the program. */
async function armed(shell: RealShell, folder: string): Promise<void> {
  await mkdir(join(shell.base, folder), { recursive: true });
  await shell.git(folder, 'init', '-q');
  await shell.git(folder, 'config', 'core.fsmonitor', shell.marking);
}

describe('a repository that is not the project’s', () => {
  const exploits: Readonly<Record<string, (shell: RealShell) => Promise<unknown>>> = {
    'a folder that only git takes for one': async (shell) => {
      for (const [name, text] of Object.entries(wouldBeRepository(shell.marking)))
        await shell.write(`project/sub/${name}`, text);
    },
    'one above a folder .git that is none': async (shell) => {
      await armed(shell, 'project/sub');
      await shell.write('project/sub/deep/.git/config', '');
      await shell.run('git status', 'sub/deep');
    },
    'one of its own': (shell) => armed(shell, 'project/sub'),
    'one that a file names': async (shell) => {
      await armed(shell, 'project/other');
      await shell.write('project/sub/.git', 'gitdir: ../other/.git\n');
    },
    'one whose name ends with a blank': async (shell) => {
      await shell.git('project', 'init', '-q', 'harmless');
      await armed(shell, 'project/armed');
      await shell.git('project', 'init', '-q', '--separate-git-dir', 'git ', 'x');
      await shell.git('project', '--git-dir', 'git ', 'config', 'core.fsmonitor', shell.marking);
      await shell.git('project', 'init', '-q', '--separate-git-dir', 'git', 'y');
      await shell.write('project/sub/.git', 'gitdir: ../git \n');
    },
    'one behind a link and back': async (shell) => {
      await armed(shell, 'project/far/g');
      await mkdir(join(shell.root, 'far', 'deep'));
      await shell.git('project', 'init', '-q', 'sub/g');
      await symlink('../far/deep', join(shell.root, 'sub', 'link'));
      await shell.write('project/sub/.git', 'gitdir: link/../g/.git\n');
    },
  };

  it.each(Object.keys(exploits))('starts nothing: %s', async (name) => {
    const shell = await clone();
    await exploits[name]?.(shell);
    for (const command of ['git status', 'git diff', 'cd sub && git status', 'git -C sub status'])
      await shell.run(command, command.includes('sub') ? '' : 'sub');
    expect(await shell.isMarked()).toBe(false);
  });

  it('starts nothing when the project’s own .git is a file that names it in an odd way', async () => {
    for (const [folder, text] of [
      ['g ', 'gitdir: g \n'],
      ['far/g', 'gitdir: link/../g\n'],
    ] as const) {
      const shell = await createRealShell();
      await mkdir(join(shell.root, 'far', 'deep'), { recursive: true });
      await symlink('far/deep', join(shell.root, 'link'));
      await shell.git('project', 'init', '-q', '--bare', 'g');
      await shell.git('project', 'init', '-q', '--bare', folder);
      for (const bare of ['g', folder])
        await shell.git('project', '-C', bare, 'config', 'core.bare', 'false');
      await shell.git('project', '-C', folder, 'config', 'core.fsmonitor', shell.marking);
      await shell.write('project/.git', text);
      await shell.run('git status');
      expect(await shell.isMarked()).toBe(false);
    }
  });

  it('starts nothing when the shared part of the project’s own ends with a blank', async () => {
    const shell = await clone();
    await shell.git('project', 'init', '-q', '--bare', '.git/s');
    await shell.git('project', 'init', '-q', '--bare', '.git/s ');
    for (const name of ['s', 's '])
      await shell.git('project', '--git-dir', `.git/${name}`, 'config', 'core.bare', 'false');
    await shell.git('project', '--git-dir', '.git/s ', 'config', 'core.fsmonitor', shell.marking);
    await shell.write('project/.git/commondir', 's \n');
    await shell.run('git status');
    expect(await shell.isMarked()).toBe(false);
  });

  it('cannot be made by edits that nobody is asked about', async () => {
    const shell = await createRealShell({ mode: { kind: 'accept-edits' } });
    await shell.git('project', 'init', '-q');
    const files = Object.entries(wouldBeRepository(shell.marking));
    const results = await shell.runAll(
      ...files.map(([name, content]) => ({
        tool: 'write_file',
        input: { file_path: join(shell.root, 'sub', name), content },
      })),
      { tool: 'run_shell_command', input: { command: 'git status', directory: 'sub' } },
    );
    expect(await shell.isMarked()).toBe(false);
    expect(results.slice(0, 3)).toEqual(
      ['HEAD', 'commondir', 'config.worktree'].map(
        (name) => `Not executed: sub/${name} is a protected file. Nobody is there to approve it.`,
      ),
    );
  });
});

describe('what a repository names', () => {
  it('is started neither for a reading command nor to say what would be lost', async () => {
    const shell = await clone();
    await shell.write('project/.gitattributes', '* filter=x diff=x\n');
    await commit(shell);
    await shell.write('project/sub/x.txt', 'x\n');
    for (const [name, text] of Object.entries(wouldBeRepository(shell.marking)))
      await shell.write(`project/sub/${name}`, text);
    await shell.write(
      'project/sub/config.worktree',
      `[core]\n\tbare = false\n\tworktree = ${shell.root}\n[filter "x"]\n\tclean = ${shell.marking}\n`,
    );
    await shell.git('project', 'hash-object', '-w', 'a.txt');
    await rm(join(shell.root, 'sub', 's', 'objects'), { recursive: true });
    await symlink('../../.git/objects', join(shell.root, 'sub', 's', 'objects'));
    await symlink('../.git/index', join(shell.root, 'sub', 'index'));
    await shell.write('project/a.txt', 'two\n');
    await shell.run('git reset --hard', 'sub');
    await shell.run('git status', 'sub');
    expect(await shell.isMarked()).toBe(false);
  });
});

describe('everyday git', () => {
  const everyday = [
    ['git status', 'nothing to commit'],
    ['git status -sb', '## main'],
    ['git log --oneline', 'one'],
    ['git log -p', '+one'],
    ['git show HEAD', '+one'],
    ['git show HEAD:a.txt', 'one'],
    ['git diff HEAD --stat', '(empty)'],
    ['git branch -a', '* main'],
    ['git blame a.txt', 'one'],
    ['git remote -v', 'https://example.com/a.git'],
    ['git config --get remote.origin.url', 'https://example.com/a.git'],
    ['git rev-parse --abbrev-ref HEAD', 'main'],
    ['git ls-files', 'a.txt'],
    ['git grep --cached -n one', 'a.txt:1:one'],
    ['git stash list', '(empty)'],
    ['git describe --always', 'Exit Code: 0'],
    ['git log --oneline | head -1 && git -C . status', 'nothing to commit'],
    ['git shortlog -sn HEAD', '1'],
    ['git branch --contains HEAD', '* main'],
  ] as const;

  async function expectEveryday(
    shell: RealShell,
    commands: readonly (readonly [string, string])[] = everyday,
  ): Promise<void> {
    for (const [command, text] of commands) {
      const told = await shell.run(command);
      expect(told).toContain(`Command: ${command}`);
      expect(told).toContain(text);
      expect(told).toContain('Exit Code: 0');
    }
  }

  it('runs unasked in a clone', async () => {
    const shell = await clone();
    await shell.git('project', 'remote', 'add', 'origin', 'https://example.com/a.git');
    await expectEveryday(shell);
  });

  it('runs unasked in a worktree', async () => {
    const shell = await clone({ root: 'tree' });
    // The folder itself stays: another folder at its path would be another project.
    for (const name of await readdir(shell.root)) await rm(join(shell.root, name), { recursive: true });
    await shell.git('project', 'remote', 'add', 'origin', 'https://example.com/a.git');
    await shell.git('project', 'checkout', '-q', '--detach');
    await shell.git('project', 'worktree', 'add', '-q', shell.root, 'main');
    await expectEveryday(shell, share(everyday, 4));
  });

  it('runs unasked whatever the user has set for themselves, and starts nothing of it', async () => {
    const shell = await clone();
    await shell.git('project', 'remote', 'add', 'origin', 'https://example.com/a.git');
    await shell.write(
      'person/.gitconfig',
      `[user]\n\tname = a\n[core]\n\tpager = ${shell.marking}\n\tfsmonitor = ${shell.marking}\n[diff]\n\texternal = ${shell.marking}\n[credential]\n\thelper = ${shell.marking}\n[alias]\n\tst = status\n[filter "lfs"]\n\tclean = ${shell.marking}\n\trequired = true\n[init]\n\tdefaultBranch = main\n[blame]\n\tignoreRevsFile = ${shell.marking}\n`,
    );
    await expectEveryday(shell, share(everyday, 4));
    await shell.write('project/.git/info/attributes', '* filter=lfs\n');
    await shell.write('project/a.txt', 'two\n');
    expect(await shell.run('git diff')).toContain('+two');
    expect(await shell.isMarked()).toBe(false);
  });

  it('runs unasked where hooks are set up, in a folder below, and finds nothing where there is nothing', async () => {
    const shell = await clone();
    await shell.git('project', 'config', 'core.hooksPath', '.husky/_');
    await shell.write('project/src/b.txt', 'b\n');
    expect(await shell.run('git status --short', 'src')).toContain('Output: ?? ./\n');
    for (const command of ['cd src && git status --short', 'git -C src status --short'])
      expect(await shell.run(command)).toContain('Output: ?? ./\n');
    const empty = await createRealShell();
    expect(await empty.run('git status')).toContain('fatal: not a git repository');
  });

  it('asks beside what is more than reading, since a program that is allowed may need a git of its own', async () => {
    const shell = await clone();
    const rule = { effect: 'allow', tool: 'run_shell_command', scope: 'everywhere' } as const;
    await shell.rules.add(null, { ...rule, match: 'mkdir' });
    expect(await shell.run('mkdir one && ls')).toContain('Exit Code: 0');
    expect(await shell.run('mkdir two && git status')).toContain('Not executed');
    await shell.rules.add(null, { ...rule, match: 'git status' });
    expect(await shell.run('mkdir two && git status')).toContain('Exit Code: 0');
  });

  it('does not run when the repository changed between the look and the start', async () => {
    const shell = await clone();
    const pin = {
      root: shell.root,
      searchPath: process.env.PATH ?? '',
      hidesSecrets: false,
      git: { gitFolder: join(shell.root, '.git'), workTree: shell.root },
    };
    expect(await pinProblem(pin)).toBeNull();
    await shell.git('project', 'config', 'core.fsmonitor', shell.marking);
    expect(say((await pinProblem(pin)) ?? '')).toContain(
      'The command was not run: the repository it reads has changed',
    );
  });
});
