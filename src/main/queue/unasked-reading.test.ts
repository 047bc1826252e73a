import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ripgrepPath } from '../project/search/ripgrep';
import { createRealShell, type RealShell } from './testing/real-shell';

// Commands that run unasked because they only read, really run: they show nothing from outside the project and start no
// program of it.

/** A project with links to a folder outside it, with a file that contains the word `hidden` and one named `secret`. */
async function linked(): Promise<RealShell> {
  const ripgrep = dirname(await ripgrepPath());
  const shell = await createRealShell({ searchPath: () => [ripgrep, process.env.PATH].join(delimiter) });
  await shell.write('outside/secret', 'hidden [x\nsecond\n');
  await shell.write('outside/secret-too', 'hidden too\n');
  await shell.write('project/a.txt', 'one\n');
  await shell.write('project/left/f', 'one\n');
  await mkdir(join(shell.root, 'right'));
  await symlink('../../outside/secret', join(shell.root, 'right', 'f'));
  await mkdir(join(shell.root, 'deep'));
  await symlink('../../outside', join(shell.root, 'deep', 'link'));
  await symlink('../outside/secret', join(shell.root, 'l\\\nk'));
  await shell.write('project/lk', 'inside\n');
  return shell;
}

/** The output, without the names that the command itself contains. */
const shown = (told: string) => told.slice(told.indexOf('Output:')).replaceAll('right/f', '');

it.each([
  'diff left right',
  'diff -r left right',
  'diff -N left right',
  'diff left/f right',
  'cat "l\\\\\nk"',
  'ls -LR',
  'ls -RL deep',
  'ls -R --dereference',
  'du -aL',
  'du -a --dereference',
  'tree -l',
  'find -L .',
  'grep -R hidden .',
  'rg -L hidden',
  'cat right/f',
  'ls *',
  'cat r*/*',
  'head -2 */f',
  'cat d*/l*/secret*',
  'ls deep/*/*',
  'wc -c [a-z]*/f',
  '[ -f right/f ] && cat right/f',
  'git diff left right',
  'git diff right/f a.txt',
])('%j asks, or shows nothing from outside', async (command) => {
  const shell = await linked();
  expect(shown(await shell.run(command))).not.toMatch(/hidden|secret|second/);
});

it('bash finds what a pattern stands for, and a test answers, where all of it lies inside', async () => {
  const shell = await linked();
  await shell.write('project/left/g', 'two\n');
  expect(await shell.run('cat left/* a.tx?')).toContain('Output: one\ntwo\none\n');
  expect(await shell.run('[ -f a.txt ] && cat a.txt')).toContain('Output: one\n');
  await shell.write('project/-R', '');
  expect(await shell.run('grep hidden *')).toContain('Not executed');
});

it.each(['.ignore', '.rgignore', '.gitignore'])('rg quotes nothing of a linked %s', async (name) => {
  const shell = await linked();
  await symlink('../outside/secret', join(shell.root, name));
  const told = await shell.run('rg --no-require-git one');
  expect(told).toContain('1:one');
  expect(told).not.toMatch(/hidden|second/);
  for (const flag of ['--debug', '--no-config'])
    expect(await shell.run(`rg ${flag} one`)).toContain('Not executed');
});

it('rg asks beside a command that a rule allows, unless it reads what that prints', async () => {
  const shell = await linked();
  await symlink('../outside/secret', join(shell.root, '.ignore'));
  const rule = { effect: 'allow', tool: 'run_shell_command', scope: 'everywhere', match: 'mkdir' } as const;
  await shell.rules.add(null, rule);
  expect(await shell.run('mkdir one && rg one')).toContain('Not executed');
  expect(await shell.run('mkdir -v one | rg created')).toContain('created directory');
});

describe('git', () => {
  it.each([
    ['git grep hidden', 'a folder exchanged for a link'],
    ['git grep --cached hidden', 'a folder exchanged for a link'],
    ['git blame a.txt', 'blame.ignoreRevsFile'],
    ['git check-ignore -v xyz', 'info/exclude'],
    ['git log --all -p', 'alternates'],
  ])('shows nothing from outside: %s, by %s', async (command, by) => {
    const shell = await linked();
    await shell.git('project', 'init', '-q');
    await shell.write('project/d/secret', 'other\n');
    await shell.git('project', 'add', 'a.txt', 'd');
    await shell.git('project', 'commit', '-q', '-m', 'one');
    await leadOutside(by, shell);
    expect(shown(await shell.run(command))).not.toMatch(/hidden|second|\[x\]/);
  });

  /** Makes the repository lead outside. */
  async function leadOutside(what: string, shell: RealShell): Promise<void> {
    const { root, base } = shell;
    switch (what) {
      case 'a folder exchanged for a link':
        await shell.git('project', 'rm', '-rq', '--cached', 'left').catch(() => undefined);
        await rm(join(root, 'd'), { recursive: true });
        await symlink('../outside', join(root, 'd'));
        return;
      case 'blame.ignoreRevsFile':
        await shell.git('project', 'config', 'blame.ignoreRevsFile', join(base, 'outside', 'secret'));
        return;
      case 'info/exclude':
        await writeFile(join(base, 'outside', 'secret'), '[x]yz\n');
        await rm(join(root, '.git', 'info', 'exclude'));
        await symlink(join(base, 'outside', 'secret'), join(root, '.git', 'info', 'exclude'));
        return;
      default:
        await shell.git('outside', 'init', '-q');
        await shell.git('outside', 'add', '-A');
        await shell.git('outside', 'commit', '-q', '-m', 'hidden');
        await shell.write('project/.git/objects/info/alternates', `${base}/outside/.git/objects\n`);
        await shell.write('project/.git/refs/heads/other', await shell.git('outside', 'rev-parse', 'HEAD'));
    }
  }
});

describe('a program of the project', () => {
  it('is not started for one of the system, by whatever path it could be found', async () => {
    const shell = await createRealShell({
      searchPath: (root) =>
        [`${root}/node_modules/.bin`, `${root}/../bin`, 'node_modules/.bin', process.env.PATH].join(
          delimiter,
        ),
    });
    const bin = join(shell.root, 'node_modules', '.bin');
    await mkdir(bin, { recursive: true });
    for (const name of ['node', 'ls', 'git', 'bash', 'mine'])
      await writeFile(join(bin, name), `#!/bin/sh\ntouch ${shell.base}/mark\n`, { mode: 0o755 });
    await symlink(bin, join(shell.base, 'bin'));
    expect(await shell.run('ls')).toContain('node_modules');
    expect(await shell.run('git status')).toContain('fatal: not a git repository');
    expect(await shell.run('node --version')).toMatch(/Output: v\d/);
    expect(await shell.run('mine --version')).toContain('Not executed');
    expect(await shell.isMarked()).toBe(false);
  });

  it('is not started by npm, which obeys the project’s configuration', async () => {
    const shell = await createRealShell();
    await shell.write('project/.npmrc', `logs-dir=${shell.base}/mark\n`);
    for (const command of ['npm ls', 'npm --version', 'npm root'])
      expect(await shell.run(command)).toContain('Not executed');
  });

  it('may be started by a command that a rule allows, as ever', async () => {
    const shell = await createRealShell();
    await shell.write('project/run.sh', 'git init -q new && git -C new status --short && echo "$PATH"\n');
    await shell.rules.add(null, {
      effect: 'allow',
      tool: 'run_shell_command',
      scope: 'everywhere',
      match: 'bash run.sh',
    });
    expect(await shell.run('bash run.sh')).toContain(`Output: ${process.env.PATH}`);
  });
});
