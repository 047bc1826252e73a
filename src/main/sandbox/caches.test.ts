import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectCaches } from './caches';
import { dataFolder, inSandbox, place, sandbox } from './testing/in-sandbox';

describe.runIf(sandbox !== null)('caches of package managers', () => {
  it('whose entries are checked by a hash are shared', async () => {
    const where = await place();
    await mkdir(path.join(where.home, '.npm/_cacache'), { recursive: true });
    const touched = 'touch ~/.npm/_cacache/one "$npm_config_cache/_cacache/two"';
    expect((await inSandbox(where, touched)).stderr).toBe('');
    expect(await readdir(path.join(where.home, '.npm/_cacache'))).toEqual(['one', 'two']);
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
