import { access, chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { askLoginShell, type LoginAnswer, loginArguments } from './login-environment';

// Real shells, each in its own home folder.

type Asked = { readonly shell?: string; readonly profile?: string; readonly limitMs?: number };

async function ask({ shell = '/bin/bash', profile = '', limitMs = 30_000 }: Asked): Promise<LoginAnswer> {
  const userHome = await tempFolder();
  await writeFile(path.join(userHome, '.profile'), profile);
  const env = { HOME: userHome, SHELL: shell, PATH: '/usr/bin:/bin', OPENAI_API_KEY: 'canary-key-1' };
  return await askLoginShell({ env, platform: 'linux', userHome, limitMs });
}

/** A shell that is a script. */
async function scriptShell(name: string, script: string): Promise<string> {
  const file = path.join(await tempFolder(), name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

const variablesOf = (answer: LoginAnswer) => (answer.kind === 'answered' ? answer.variables : answer);

test('the search path and what commands may be given are taken, and nothing else', async () => {
  const answer = await ask({
    profile: `
      export PATH="/opt/of mine/bin:/usr/bin:/bin" LANG=de_DE.UTF-8 NVM_DIR=$HOME/.nvm LC_TIME=C
      export GITHUB_TOKEN=canary-key-2 SSH_AUTH_SOCK=/tmp/agent EDITOR=vi`,
  });
  expect(variablesOf(answer)).toMatchObject({
    PATH: '/opt/of mine/bin:/usr/bin:/bin',
    LANG: 'de_DE.UTF-8',
    NVM_DIR: expect.stringMatching(/\/\.nvm$/),
    LC_TIME: 'C',
  });
  expect(JSON.stringify(answer)).not.toMatch(/canary|TOKEN|SSH_AUTH_SOCK|EDITOR|OPENAI/);
});

test('the shell is not told the keys of this application', async () => {
  const answer = await ask({ profile: 'export NVM_DIR="<$OPENAI_API_KEY>"' });
  expect(variablesOf(answer)).toMatchObject({ NVM_DIR: '<>' });
});

test('what it prints besides is no answer, nor is a line within a value', async () => {
  const answer = await ask({
    profile: `
      export PATH=/usr/bin:/bin; echo 'PATH=/printed'; echo 'to standard error' >&2
      export NVM_DIR="$(printf 'one\\nPATH=/in-a-value')"
      trap "echo 'PATH=/at-the-end'" EXIT`,
  });
  expect(variablesOf(answer)).toMatchObject({
    PATH: '/usr/bin:/bin',
    NVM_DIR: 'one\nPATH=/in-a-value',
  });
});

test('it runs in the home folder', async () => {
  const answer = await ask({ profile: 'export NVM_DIR="$PWD"' });
  const { HOME, NVM_DIR } = variablesOf(answer) as Record<string, string>;
  expect(NVM_DIR).toBe(HOME);
});

test('an answer counts though the shell does not end after it, and is ended when the time is up', async () => {
  const profile = `trap 'echo $$ > $HOME/pid; exec sleep 600' EXIT`;
  const answer = await ask({ profile, limitMs: 3_000 });
  const { HOME = '' } = variablesOf(answer) as Record<string, string>;
  const pid = await vi.waitFor(async () => await readFile(path.join(HOME, 'pid'), 'utf8'), 10_000);
  await vi.waitFor(() => expect(access(`/proc/${pid.trim()}`)).rejects.toThrow(), 10_000);
});

test('a shell that hangs is ended with what it started, when the time is up', async () => {
  const file = path.join(await tempFolder(), 'pid');
  const shell = await scriptShell('hanging', `sleep 600 & echo $! > ${file}; wait`);
  expect(await ask({ shell, limitMs: 500 })).toEqual({
    kind: 'failed',
    shell,
    why: 'it did not answer within 0.5 s',
  });
  const pid = (await readFile(file, 'utf8')).trim();
  await vi.waitFor(async () => {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    expect(state).toMatch(/\) Z/);
  }, 10_000);
});

test('a shell that fails is told, and one that is not there', async () => {
  const shell = await scriptShell('failing', 'echo no; exit 3');
  expect(await ask({ shell })).toMatchObject({ why: 'it ended without an answer (exit code 3)' });
  expect(await ask({ shell: '/nowhere/zsh' })).toMatchObject({
    kind: 'failed',
    why: expect.stringMatching(/^it cannot be started \(.*ENOENT/),
  });
});

test('one that floods is not listened to for ever', async () => {
  const shell = await scriptShell('flooding', 'exec yes');
  expect(await ask({ shell })).toMatchObject({ why: 'it ended without an answer (SIGKILL)' });
});

test('an `env` that knows no `-0` will do', async () => {
  // The word that is run is `sh`'s, so that a shell of another language need not understand it.
  const shell = await scriptShell(
    'old',
    `exec /bin/sh -c "$(printf %s "$2" | sed 's/env -0/env --nothing/')"`,
  );
  expect(variablesOf(await ask({ shell }))).toMatchObject({ PATH: '/usr/bin:/bin' });
});

test.each([
  ['/bin/zsh', ['-ilc', 'x']],
  ['/usr/bin/fish', ['-ilc', 'x']],
  ['/bin/tcsh', ['-ic', 'x']],
  ['/usr/local/bin/pwsh', ['-Login', '-Command', 'x']],
])('%s is given its own words', (shell, words) => {
  expect(loginArguments(shell, 'x')).toEqual(words);
});

test.each([
  ['linux', { TERM: 'xterm-256color' }],
  ['darwin', { TERM: 'screen' }],
  ['win32', {}],
] as const)('on %s with %o nobody is asked', async (platform, env) => {
  const question = { platform, env: { ...env, SHELL: '/nowhere/sh' }, userHome: '/' };
  expect(await askLoginShell(question)).toMatchObject({ kind: 'not-asked' });
});
