import { expect, it } from 'vitest';
import { commandEnvironment, shellEnvironment } from './command-environment';

const env = {
  PATH: '/bin',
  HOME: '/home/ann',
  LC_ALL: 'de_DE.UTF-8',
  OPENAI_API_KEY: 'sk-secret',
  GITHUB_TOKEN: 'ghp-secret',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  SSH_AUTH_SOCK: '/tmp/agent',
  BASH_ENV: '/tmp/evil',
  NODE_OPTIONS: '--require /tmp/evil.js',
  PILOTFISH_HOME: '/data',
  CHROME_DESKTOP: 'app.pilotfish.desktop',
};

it('gives a command what is named, and neither keys nor tokens nor agents', () => {
  const given = commandEnvironment(env);
  expect(given).toMatchObject({ PATH: '/bin', HOME: '/home/ann', LC_ALL: 'de_DE.UTF-8' });
  expect(given).toMatchObject({ PAGER: 'cat', GIT_PAGER: 'cat', GIT_EDITOR: 'true', TERM: 'xterm-256color' });
  expect(Object.keys(given).filter((name) => /KEY|TOKEN|SOCK|BASH_ENV|OPTIONS|PILOTFISH/.test(name))).toEqual(
    [],
  );
});

it('gives a command what the user set for it', () => {
  expect(commandEnvironment(env, { DATABASE_URL: 'sqlite:', PAGER: 'less' })).toMatchObject({
    DATABASE_URL: 'sqlite:',
    PAGER: 'less',
  });
});

it('gives a user’s own shell their environment, without what is ours', () => {
  const given = shellEnvironment(env);
  expect(given).toMatchObject({ SSH_AUTH_SOCK: '/tmp/agent', GITHUB_TOKEN: 'ghp-secret' });
  expect(Object.keys(given).filter((name) => /^(OPENAI|PILOTFISH|CHROME)/.test(name))).toEqual([]);
});
