import { execFile } from 'node:child_process';
import { access, chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { findProgram, gitPath, pinnedGit } from './git';

const program = process.platform === 'win32' ? 'tool.exe' : 'tool';

it('finds a program by its absolute path, in the order of the search path', async () => {
  const root = await tempFolder();
  for (const folder of ['one', 'two', 'plain']) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, program), '');
    await chmod(join(root, folder, program), folder === 'plain' ? 0o644 : 0o755);
  }
  const searchPath = ['plain', 'missing', 'two', 'one'].map((folder) => join(root, folder)).join(delimiter);
  expect(await findProgram('tool', searchPath)).toBe(join(root, 'two', program));
});

it('looks in no folder that depends on where the application was started', async () => {
  expect(await findProgram('package.json', ['', '.', 'node_modules/..'].join(delimiter))).toBeNull();
});

it('finds git, or says there is none, once', async () => {
  expect(gitPath()).toBe(gitPath());
  expect((await gitPath()) ?? '/none').toMatch(/^([A-Z]:)?[\\/]/);
});

describe('a pinned git', () => {
  it('starts nothing that the repository it is held to names under a known key', async () => {
    const root = await tempFolder();
    const mark = join(root, 'mark');
    const evil = join(root, 'evil');
    await writeFile(evil, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const plain = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
    const git = async (env: NodeJS.ProcessEnv, ...args: string[]) => {
      const named = ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args];
      return (await promisify(execFile)('git', named, { cwd: root, env: { ...plain, ...env } })).stdout;
    };
    await git({}, 'init', '-q');
    await git({}, 'add', '-A');
    await git({}, 'commit', '-q', '-m', 'one');
    await mkdir(join(root, 'hooks'));
    await writeFile(join(root, 'hooks', 'post-index-change'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    await git({}, 'config', 'core.hooksPath', join(root, 'hooks'));
    await git({}, 'config', 'core.fsmonitor', evil);
    await git({}, 'config', 'core.pager', evil);
    await git({}, 'config', 'credential.helper', evil);
    await git({}, 'config', 'log.showSignature', 'true');
    await git({}, 'config', 'protocol.ext.allow', 'always');
    const pinned = pinnedGit({ gitFolder: join(root, '.git'), workTree: root });
    expect(await git(pinned, 'status', '--short')).toContain('?? hooks/');
    expect(await git(pinned, 'log', '--oneline')).toContain('one');
    await expect(git(pinned, 'fetch', `ext::${evil}`)).rejects.toThrow("transport 'ext' not allowed");
    expect(await access(mark).catch(() => 'not started')).toBe('not started');
    await git({}, 'status');
    expect(await access(mark).catch(() => 'not started')).toBeUndefined();
  });

  it('that is held to none takes no folder for a repository', async () => {
    const started = promisify(execFile)('git', ['status'], {
      cwd: process.cwd(),
      env: { PATH: process.env.PATH, ...pinnedGit(null) },
    });
    await expect(started).rejects.toThrow('not a git repository');
  });
});
