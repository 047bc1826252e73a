import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitConfigHazard, hazardousKey } from './git-config-hazard';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-git-')));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function git(...args: string[]): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: root,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always'];
  await promisify(execFile)('git', [...settings, ...args], { cwd: root, env });
}

async function commitSomething(): Promise<void> {
  await git('init', '-q');
  await writeFile(join(root, 'a.txt'), 'one\n');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
}

describe('git in a folder', () => {
  it('is harmless in a repository as git makes it, in its folders, and where there is none', async () => {
    expect(await gitConfigHazard(root)).toBeNull();
    await commitSomething();
    await git('remote', 'add', 'origin', 'https://example.com/a.git');
    await git('config', 'branch.main.remote', 'origin');
    await mkdir(join(root, 'src'));
    expect(await gitConfigHazard(root)).toBeNull();
    expect(await gitConfigHazard(join(root, 'src'))).toBeNull();
  });

  it('is harmless in a worktree of such a repository, and has its hazards', async () => {
    await commitSomething();
    await git('worktree', 'add', '-q', 'tree');
    expect(await gitConfigHazard(join(root, 'tree'))).toBeNull();
    await git('config', 'core.fsmonitor', './evil');
    expect(await gitConfigHazard(join(root, 'tree'))).toContain('core.fsmonitor');
  });

  it.each([
    ['core.fsmonitor', './evil'],
    ['core.fsmonitor', 'true'],
    ['core.pager', './evil'],
    ['core.hooksPath', 'evil'],
    ['core.worktree', '/'],
    ['diff.external', './evil'],
    ['diff.x.textconv', './evil'],
    ['diff.x.command', './evil'],
    ['filter.x.clean', './evil'],
    ['filter.x.process', './evil'],
    ['gpg.program', './evil'],
    ['log.showSignature', 'true'],
    ['pager.log', './evil'],
    ['include.path', '../evil'],
    ['includeIf.gitdir:/.path', '../evil'],
    ['remote.origin.promisor', 'true'],
    ['extensions.worktreeConfig', 'true'],
    ['core.sshCommand', './evil'],
    ['alias.x', '!./evil'],
    ['x.y', 'z'],
  ])('may run something when the repository sets %s to %s', async (key, value) => {
    await git('init', '-q');
    await git('config', key, value);
    expect(await gitConfigHazard(root)).toMatch(/^its repository sets .+, by which git may run something$/);
  });

  it('may run its post-index-change hook', async () => {
    await git('init', '-q');
    await writeFile(join(root, '.git', 'hooks', 'post-index-change'), '');
    expect(await gitConfigHazard(root)).toBe('its repository has a post-index-change hook');
  });

  it('may run something in a repository inside it, listed or not', async () => {
    await commitSomething();
    const inner = join(root, 'inner');
    await mkdir(inner);
    await git('-C', inner, 'init', '-q');
    await git('-C', inner, 'commit', '-q', '--allow-empty', '-m', 'one');
    await git('add', 'inner');
    expect(await gitConfigHazard(root)).toContain('holds other repositories');
  });

  it('may take a folder that is laid out as a repository for one', async () => {
    await git('init', '-q', '--bare', 'bare');
    expect(await gitConfigHazard(join(root, 'bare'))).toBe(
      'the folder is laid out as a repository of its own',
    );
  });

  it('is not known to be harmless when its configuration cannot be read', async () => {
    await writeFile(join(root, '.git'), 'nonsense');
    expect(await gitConfigHazard(root)).toBe('the configuration of its repository cannot be read');
  });
});

describe('a configuration', () => {
  it.each<[string, string | null]>([
    ['', null],
    ['# comment\n; another\n\n', null],
    ['[core]\n\tbare = false\n\tfilemode\n', null],
    ['[core] filemode = true', null],
    ['[core] fsmonitor = evil', 'core.fsmonitor'],
    ['[CORE]\n\tFSMonitor=evil', 'core.fsmonitor'],
    ['[core]\nfsmonitor = false', null],
    ['[core]\nfsmonitor', 'core.fsmonitor'],
    ['[core]\nbare = true', 'core.bare'],
    ['[remote "a \\" b"]\nurl = x', null],
    ['[remote "a"]\nuploadpack = x', 'remote.uploadpack'],
    ['[user]\nname = a\\\nb\n', 'something unreadable'],
    ['[core]\n# a \\\nfsmonitor = x', 'something unreadable'],
    ['[user]\nname = a # b \\\n[core]\nfsmonitor = x', 'something unreadable'],
    ['[core.x]\nfilemode = true', 'core.x.filemode'],
    ['[core', 'something unreadable'],
    ['[core]\n= x', 'something unreadable in [core]'],
    ['\ufeff[core]\nfsmonitor = x', 'core.fsmonitor'],
  ])('%j', (config, key) => {
    expect(hazardousKey(config)).toBe(key);
  });
});
