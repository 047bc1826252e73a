import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox } from './detect-sandbox';
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

  it('at places that variables of the user name', async () => {
    const where = await place();
    const files = [
      ...[
        'kube/one',
        'kube/two',
        'gnupg/keys/a',
        'gcloud.json',
        'config/any/token',
        'cargo/credentials.toml',
      ],
      ...['config/git/ignore', 'cargo/config.toml', 'other'],
    ];
    for (const name of files) {
      await mkdir(path.dirname(path.join(where.outside, name)), { recursive: true });
      await writeFile(path.join(where.outside, name), `${name}\n`);
    }
    await writeFile(path.join(where.root, 'account.json'), 'account.json\n');
    const at = (name: string) => path.join(where.outside, name);
    const env = {
      KUBECONFIG: `${at('kube/one')}:${at('kube/two')}`,
      GNUPGHOME: at('gnupg'),
      CLOUDSDK_CONFIG: where.outside.replace(/\/[^/]*$/, ''),
      GOOGLE_APPLICATION_CREDENTIALS: at('gcloud.json'),
      AWS_CONFIG_FILE: path.join(where.root, 'account.json'),
      NETRC: at('missing'),
      PGPASSFILE: 'other',
      CARGO_HOME: at('cargo'),
      XDG_CONFIG_HOME: at('config'),
    };
    const options = { dataFolder: await realpath(await tempFolder()), env: { ...process.env, ...env } };
    const of = await detectSandbox(options);
    if (of.kind !== 'there') throw new Error('there is no sandbox');
    onTestFinished(() => of.sandbox.close());
    const look = [...files.map(at), 'account.json'].map((name) => `cat '${name}' 2>/dev/null`).join('; ');
    const { stdout } = await inSandbox(where, look, { by: of.sandbox });
    expect(stdout.trim().split('\n')).toEqual([
      'config/git/ignore',
      'cargo/config.toml',
      'other',
      'account.json',
    ]);
  });

  it('in the project, if it runs unasked because it only reads', async () => {
    const where = await place();
    const own = path.join(where.root, 'web');
    await mkdir(path.join(own, '.aws'), { recursive: true });
    const shared = path.join(where.outside, 'shared');
    await writeFile(shared, 'shared\n');
    const files = ['.env', 'server.key', '.aws/credentials', '.env.example', 'a.ts'];
    for (const file of files) await writeFile(path.join(own, file), `${file}\n`);
    await symlink(shared, path.join(where.root, '.env'));
    await symlink('/nowhere', path.join(where.root, '.env.gone'));
    await symlink('..', path.join(where.root, 'up.key'));
    const look = 'cat .env web/.env web/server.key web/.aws/* web/.env.example web/a.ts 2>/dev/null; true';
    const reads = { kind: 'reads', hidesSecrets: true } as const;
    const { stdout } = await inSandbox(where, look, { confinement: reads });
    expect(stdout).toBe('.env.example\na.ts\n');
    const all = await inSandbox(where, look, { confinement: { kind: 'reads' } });
    expect(all.stdout.split('\n')).toHaveLength(7);
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
