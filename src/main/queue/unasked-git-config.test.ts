import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRealShell, type RealShell } from './testing/real-shell';

// Configuration that a repository may set without a question, though it names programs and files. Git really runs,
// restricted to the repository: it starts none of the programs and shows none of the files. Commands that change
// something, which ask, would.

/** Two merged branches, and a third that conflicts. */
async function merged(shell: RealShell): Promise<void> {
  const git = (...args: string[]) => shell.git('project', ...args);
  await git('init', '-q');
  await shell.write('project/.gitattributes', '*.txt merge=x\n');
  await shell.write('project/a.txt', 'one\n');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
  for (const branch of ['side', 'other']) {
    await git('checkout', '-q', '-b', branch, 'main');
    await shell.write('project/a.txt', `${branch}\n`);
    await git('commit', '-qam', branch);
  }
  await git('checkout', '-q', '-B', 'main', 'side');
  await git('merge', '-q', '-s', 'ours', '-m', 'merged', 'other');
  await git('checkout', '-q', '-b', 'third', 'main~1~1');
  await shell.write('project/a.txt', 'third\n');
  await git('commit', '-qam', 'third');
  await shell.write('project/a.txt', 'fourth\n');
}

const reading = [
  ...['git status', 'git status --ignored --short', 'git diff', 'git diff HEAD', 'git diff main side'],
  ...[
    'git log -p --cc --all',
    'git show main',
    'git stash list -p',
    'git tag',
    'git tag -l',
    'git branch -avv',
  ],
  ...['git remote -v', 'git blame a.txt', 'git check-ignore a.txt', 'git ls-files', 'git grep --cached o'],
  ...['git for-each-ref', 'git describe --always', 'git reflog', 'git worktree list'],
];

it('starts nothing and shows nothing of what a pinned git passes over', async () => {
  const shell = await createRealShell();
  await merged(shell);
  await writeFile(join(shell.base, 'secret'), 'hidden\n');
  const secret = join(shell.base, 'secret');
  const { marking } = shell;
  const settings = [
    ...['core.pager', 'core.sshCommand', 'credential.helper', 'credential.https://a.helper'],
    ...['http.proxy', 'http.https://a.proxy', 'diff.tool', 'merge.tool', 'lfs.x.path'],
    ...['gui.encoding', 'submodule.a.url', 'remote.origin.url', 'url.a.insteadOf', 'init.templateDir'],
  ].map((key): [string, string] => [key, marking]);
  const commands = ['status', 'diff', 'log', 'show', 'grep', 'branch', 'tag', 'blame', 'x'];
  settings.push(...commands.map((name): [string, string] => [`alias.${name}`, `!${marking}`]));
  for (const key of ['core.excludesFile', 'core.attributesFile', 'commit.template'])
    settings.push([key, secret]);
  settings.push(['extensions.worktreeConfig', 'true'], ['gpg.format', 'ssh'], ['tag.sort', '-refname']);
  settings.push(['i18n.logOutputEncoding', 'UTF-8'], ['color.diff.old', 'red'], ['advice.x', 'false']);
  settings.push(['merge.x.driver', `${marking} </dev/null`]);
  for (const [key, value] of settings) await shell.git('project', 'config', key, value);
  for (const command of reading) {
    const told = await shell.run(command);
    expect(told).toContain(`Command: ${command}`);
    expect(told).not.toMatch(/hidden/);
    expect(await shell.isMarked(), command).toBe(false);
  }
  await shell.git('project', 'checkout', '-q', 'a.txt');
  await shell.git('project', 'merge', 'main').catch(() => undefined);
  expect(await shell.isMarked()).toBe(true);
});

it('hides nothing that git ignores by a file elsewhere, and quotes no such file', async () => {
  const shell = await createRealShell();
  await shell.git('project', 'init', '-q');
  await shell.write('secret', '[x]yz\nhidden\n');
  await shell.write('project/hidden', '');
  await shell.git('project', 'config', 'core.excludesFile', join(shell.base, 'secret'));
  expect(await shell.run('git status --short --ignored')).toContain('Output: ?? hidden\n');
  expect(await shell.run('git check-ignore hidden xyz')).toContain('Output: (empty)');
});
