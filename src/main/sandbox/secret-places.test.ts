import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSandbox, place, sandbox } from './testing/in-sandbox';

describe.runIf(sandbox !== null)('a command cannot read secrets', () => {
  it('by dot files, but for those that tools need', async () => {
    const where = await place();
    const closed = [
      ...[
        '.npmrc',
        '.codex/auth.json',
        '.config/any/token',
        '.m2/settings.xml',
        '.bash_history',
        '.psql_history',
      ],
      ...[
        '.local/share/opencode/auth.json',
        '.local/state/x/history',
        '.cargo/credentials.toml',
        '.docker/config.json',
      ],
      ...['.claude.json', '.gradle/gradle.properties', '.bundle/config', '.config/git/credentials', '.envrc'],
      ...['.local/share/uv/credentials/x', '.pub-cache/credentials.json', '.sbt/sonatype_credentials'],
      ...[
        '.conda/aau_token',
        '.config/yarn/global/.npmrc',
        '.gradle/init.gradle.kts',
        '.julia/servers/x/auth',
      ],
      ...['.cache/zsh/history', '.cache/librewolf/x', '.cache/google-chrome-beta/x', '.virtualenvs/.env'],
    ];
    const open = [
      '.gitconfig',
      '.cargo/config.toml',
      '.config/git/ignore',
      '.nvm/nvm.sh',
      '.local/bin/tool',
      '.cache/x',
      '.cache/opencv/x',
      '.local/bin/token-tool',
    ];
    for (const name of [...closed, ...open]) {
      await mkdir(path.dirname(path.join(where.home, name)), { recursive: true });
      await writeFile(path.join(where.home, name), `${name}\n`);
    }
    const look = [...closed, ...open].map((name) => `cat ~/${name} 2>/dev/null`).join('; ');
    for (const options of [{}, { confinement: { kind: 'reads' } } as const])
      expect((await inSandbox(where, look, options)).stdout.trim().split('\n')).toEqual(open);
  });

  it('by what a link of a secret leads to, or a link that leads to a secret', async () => {
    const where = await place();
    const key = path.join(where.outside, 'key');
    const elsewhere = path.join(where.outside, 'aws');
    await mkdir(elsewhere);
    await mkdir(path.join(where.home, '.ssh/deep'), { recursive: true });
    const second = path.join(where.outside, 'second');
    await symlink(second, path.join(where.home, '.ssh/deep/id_rsa'));
    await Promise.all(
      [key, second, path.join(elsewhere, 'credentials')].map((file) => writeFile(file, 'secret')),
    );
    await symlink(key, path.join(where.home, '.ssh/id_rsa'));
    await symlink(elsewhere, path.join(where.home, '.aws'));
    await symlink(path.join(where.home, '.ssh'), path.join(where.root, 'keys'));
    const { stdout } = await inSandbox(
      where,
      `cat '${key}' '${second}' '${elsewhere}'/* ~/.aws/* keys/* ~/.ssh/*`,
    );
    expect(stdout).toBe('');
  });
});
