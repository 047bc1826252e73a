import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { resultsIn, shellCall } from './calls';
import { expect, type Headless, test } from './headless';

// Git that `pilotfish run` starts without a question, in a project that tries to start another program through git.

const git = async (cwd: string, ...args: string[]) => {
  const named = ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args];
  await promisify(execFile)('git', named, { cwd, env: { PATH: process.env.PATH, HOME: cwd } });
};

/** Files that make git take their folder for a repository. Git would then start a program that leaves `mark`. */
function armedFiles(mark: string): readonly (readonly [string, string])[] {
  return [
    ['HEAD', 'ref: refs/heads/main\n'],
    ['commondir', 's\n'],
    ['config.worktree', `[core]\n\tfsmonitor = "touch ${mark}; false"\n\tbare = false\n\tworktree = .\n`],
    ['s/config', '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n'],
    ['s/objects/keep', ''],
    ['s/refs/keep', ''],
  ];
}

const statusIn = (directory: string) => ({
  name: 'run_shell_command',
  arguments: { command: 'git status', directory },
});

const wasStarted = (mark: string) =>
  access(mark).then(
    () => true,
    () => false,
  );

async function clone({ folder }: Headless): Promise<string> {
  await git(folder, 'init', '-q', '-b', 'main');
  await writeFile(path.join(folder, 'a.txt'), 'one\n');
  await git(folder, 'add', '-A');
  await git(folder, 'commit', '-q', '-m', 'one');
  return path.join(folder, '..', 'mark');
}

test('a clone that holds a repository starts nothing', async ({ cli }) => {
  const mark = await clone(cli);
  for (const [name, text] of armedFiles(mark)) {
    await mkdir(path.dirname(path.join(cli.folder, 'sub', name)), { recursive: true });
    await writeFile(path.join(cli.folder, 'sub', name), text);
  }
  const reset = { name: 'run_shell_command', arguments: { command: 'git reset --hard', directory: 'sub' } };
  cli.model.reply(
    { calls: [statusIn('sub'), reset, shellCall('git status'), shellCall('git log -p')] },
    'Done.',
  );
  await cli.run(['--mode', 'accept-edits']);
  expect(await wasStarted(mark)).toBe(false);
  const [inSub, discarded, status, log] = resultsIn(cli.model.requests[1]);
  expect([inSub, discarded]).toEqual([
    expect.stringMatching(/^Not executed/),
    expect.stringMatching(/^Not executed/),
  ]);
  expect(status).toContain('On branch main');
  expect(log).toContain('+one');
});
