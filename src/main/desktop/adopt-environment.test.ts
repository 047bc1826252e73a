import { expect, test } from 'vitest';
import { adoptEnvironment } from './adopt-environment';
import type { LoginAnswer } from './login-environment';

function adopt(answer: LoginAnswer, env: NodeJS.ProcessEnv, platform: NodeJS.Platform = 'linux') {
  const logged: string[] = [];
  adoptEnvironment(answer, {
    env,
    platform,
    log: { write: (level, text) => logged.push(`${level} ${text}`) },
  });
  return { env, logged };
}

test('what the shell answered is taken, and what changed is in the log by name', () => {
  const variables = { PATH: '/opt/bin:/usr/bin', HOME: '/home/me', NVM_DIR: '/home/me/.nvm' };
  const before = { PATH: '/usr/bin', HOME: '/home/me', DISPLAY: ':0' };
  expect(adopt({ kind: 'answered', shell: '/bin/zsh', variables }, before)).toEqual({
    env: { ...variables, DISPLAY: ':0' },
    logged: ['info commands get the environment of /bin/zsh: PATH, NVM_DIR'],
  });
});

test('without an answer the usual folders are looked in, and that is said', () => {
  const failed = { kind: 'failed', shell: '/bin/zsh', why: 'it did not answer within 10 s' } as const;
  expect(adopt(failed, { PATH: '/usr/local/bin:/usr/bin' })).toEqual({
    env: { PATH: '/usr/local/bin:/usr/bin:/opt/homebrew/bin' },
    logged: [
      'warning /bin/zsh was asked for its environment: it did not answer within 10 s. Commands get the environment of the desktop, with the usual folders in PATH.',
    ],
  });
});

test('nothing changes where nobody was asked', () => {
  const { env } = adopt({ kind: 'not-asked', why: 'x' }, { PATH: '/bin' }, 'darwin');
  expect(env).toEqual({ PATH: '/bin' });
});

test('on a Mac there is a locale, which Finder gives nobody', () => {
  const answer: LoginAnswer = { kind: 'answered', shell: '/bin/zsh', variables: { PATH: '/bin' } };
  expect(adopt(answer, {}, 'darwin').env).toEqual({ PATH: '/bin', LANG: 'en_US.UTF-8' });
  expect(adopt(answer, { LC_ALL: 'C' }, 'darwin').env).toEqual({ PATH: '/bin', LC_ALL: 'C' });
  expect(adopt(answer, {}, 'linux').env).toEqual({ PATH: '/bin' });
});
