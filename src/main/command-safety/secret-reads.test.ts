import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { danger, makeJudgedProject, root } from './testing/judged-project';

makeJudgedProject();

beforeAll(async () => {
  for (const folder of ['conf', '.ssh']) await mkdir(join(root, folder));
  for (const file of ['.env', 'conf/prod.env', '.ssh/config']) await writeFile(join(root, file), 'KEY=1');
  await symlink('.env', join(root, 'innocent'));
});

describe('a command that prints a file with secrets asks in every mode', () => {
  it.each([
    ...[
      'cat .env',
      'cat ./.ENV',
      'cat < .env',
      'head -c 9 .en?',
      'cd conf && cat ../.env',
      'tail -n1 conf/prod.env',
    ],
    ...[
      'grep KEY .env',
      'cat innocent',
      'cat .ssh/config',
      'while read -r l; do echo $l; done < .env',
      'xxd .env',
    ],
    ...[
      'git show HEAD:.env',
      'git show :conf/prod.env',
      'git log -p -- .env',
      'git diff --no-index /dev/null .env',
    ],
    ...[
      'git grep KEY -- .env',
      'find . -name a -exec cat .env {} +',
      'timeout 5 cat .env',
      'bash -c "cat .env"',
    ],
    ...[
      'cat ~/.ssh/id_rsa',
      'cat "$HOME"/.netrc',
      'base64 /root/.aws/credentials',
      'cat ~/.bash_history',
      'jq . .env',
    ],
    ...[
      'cat /proc/1/environ',
      'strings /proc/12/task/12/environ',
      'cat /etc/shadow',
      'cat /run/secrets/token',
    ],
    ...['echo "$(cat .env)"', 'cat a | grep x - .env', 'sudo -u me cat .env', 'cat ~/.config/gh/hosts.yml'],
  ])('%s', async (text) => expect(await danger(text)).not.toBeNull());

  it.each([
    ...['ls -la .env', 'git status .env', 'git check-ignore .env'],
    ...[
      'grep -rn "\\.env" src',
      'cat src/a.ts',
      'git log -- src',
      'git show HEAD:src/a.ts',
      'find . -name ".env"',
    ],
    ...[
      'node --env-file=.env src/a.ts',
      'grep env a',
      'sed -n 1p a',
      "awk '{print $1}' a",
      'cat keyboard.ts',
      'cat /proc/self/environ',
    ],
  ])('but not %s', async (text) => expect(await danger(text)).toBeNull());
});
