import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectCaches } from './caches';
import { dataFolder, inSandbox, place, sandbox } from './testing/in-sandbox';

describe.runIf(sandbox !== null)('caches of package managers', () => {
  it('whose entries are checked by a hash are shared', async () => {
    const where = await place();
    const content = path.join(where.home, '.npm/_cacache/content-v2');
    await mkdir(content, { recursive: true });
    const touched = 'touch ~/.npm/_cacache/content-v2/one "$npm_config_cache/_cacache/content-v2/two"';
    expect((await inSandbox(where, touched)).stderr).toBe('');
    expect(await readdir(content)).toEqual(['one', 'two']);
  });

  it('have the project’s own index, and entries that are not checked', async () => {
    const where = await place();
    const entries = [
      '.npm/_cacache/index-v5/00/entry',
      '.npm/_cacache/tmp/entry',
      '.yarn/berry/cache/a-npm-1.0.0-10c0.zip',
      '.cache/pnpm/metadata/a.json',
    ].map((name) => path.join(where.home, name));
    for (const entry of entries) {
      await mkdir(path.dirname(entry), { recursive: true });
      await writeFile(entry, 'whole');
    }
    const change = entries.map((entry) => `echo x > ${entry}; rm -f ${entry}`).join('; ');
    const own = 'mkdir -p "$npm_config_cache/_cacache/index-v5" "$YARN_GLOBAL_FOLDER/cache" && echo made';
    expect((await inSandbox(where, `${change}; ${own}`)).stdout).toBe('made\n');
    for (const entry of entries) expect(await readFile(entry, 'utf8')).toBe('whole');
  });

  it('of pnpm are the project’s own at the path of the user’s, or where there is none', async () => {
    const [one, other] = [await place(), await place()];
    const store = path.join(one.home, 'pnpm home/store');
    await mkdir(path.join(store, 'v10/files'), { recursive: true });
    await writeFile(path.join(store, 'v10/files/a'), 'whole');
    const env = { PNPM_HOME: path.dirname(store), XDG_DATA_HOME: undefined };
    const change = 'cd "$PNPM_HOME/store" && mkdir -p v10/files && echo x > v10/files/a && rm -rf ../store';
    await inSandbox(one, change, { env });
    expect((await inSandbox(one, 'ls "$PNPM_HOME/store"; touch "$PNPM_HOME/store/b"', { env })).stdout).toBe(
      '',
    );
    expect((await inSandbox(one, 'ls "$PNPM_HOME/store"', { env })).stdout).toBe('b\n');
    expect(await readFile(path.join(store, 'v10/files/a'), 'utf8')).toBe('whole');
    const none = { PNPM_HOME: undefined, XDG_DATA_HOME: undefined };
    expect((await inSandbox(other, 'mkdir "$PNPM_HOME/store" && echo made', { env: none })).stdout).toBe(
      'made\n',
    );
  });

  it('with programs are read, and cannot be changed', async () => {
    const where = await place();
    const programs = [
      ...[
        '.npm/_npx/1/run',
        '.cache/ms-playwright/chrome',
        '.cache/pre-commit/hook',
        '.cache/node/corepack/pnpm',
      ],
      ...[
        '.cargo/registry/src/a.rs',
        '.cargo/registry/cache/a.crate',
        '.cargo/registry/index/a',
        '.cargo/git/db/a/config',
        '.cargo/bin/cargo',
        '.m2/repository/a.jar',
        '.cache/go-build/a',
        'go/pkg/mod/a.go',
      ],
    ];
    for (const program of programs) {
      await mkdir(path.dirname(path.join(where.home, program)), { recursive: true });
      await writeFile(path.join(where.home, program), 'whole');
    }
    const change = programs.map(
      (program) => `echo x > ~/${program}; mv ~/${program} ~/${program}.old; cat ~/${program}`,
    );
    const { stdout } = await inSandbox(
      where,
      `${change.join('; ')}; echo x > "$CARGO_HOME/bin/cargo"; mkdir -p "$CARGO_HOME/registry/cache"; echo x > "$CARGO_HOME/registry/cache/a.crate"`,
    );
    expect(stdout).toBe('whole'.repeat(programs.length));
    for (const program of programs)
      expect(await readFile(path.join(where.home, program), 'utf8')).toBe('whole');
  });

  it('are the project’s own from command to command, and no other project’s', async () => {
    const [one, other] = [await place(), await place()];
    const keep = 'touch "$npm_config_cache/kept" "$GOCACHE/kept"; echo "$MAVEN_ARGS"';
    expect((await inSandbox(one, keep)).stdout).toMatch(/^-Dmaven\.repo\.local=\S+\/maven\n$/);
    expect((await inSandbox(one, 'ls "$npm_config_cache" "$GOCACHE"')).stdout.match(/kept/g)).toHaveLength(2);
    expect((await inSandbox(other, 'ls "$npm_config_cache" "$GOCACHE"')).stdout).not.toContain('kept');
  });

  it('of a variable that the user has set are left to it', async () => {
    const { root, home } = await place();
    const { environment } = await projectCaches({ HOME: home, GOCACHE: '/somewhere' }, { dataFolder, root });
    expect(environment).toMatchObject({ GOMODCACHE: expect.stringMatching(/go-modules$/) });
    expect(environment).not.toHaveProperty('GOCACHE');
  });
});
