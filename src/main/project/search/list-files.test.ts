import { mkdir, realpath, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CannotRunError } from '../../base/processes/run-program';
import { seeded } from '../../base/testing/seeded';
import { ofToday, seeds } from '../../base/testing/share';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../workspace';
import { listFiles, type PathGlob } from './list-files';
import { runRipgrep } from './ripgrep';
import { globFilter } from './search-request';

// Unusual names of files and folders, and globs to match.

const names = [
  ...['a.ts', 'A.TS', 'b.tsx', 'index.d.ts', 'README', '.env', '.a.ts', 'x.test.js', 'ab', 'a b.ts', '-x.ts'],
  ...['😀.ts', 'K.ts', 'ſ.ts', 'é.ts', '*.ts', '?.ts', '{a,b}.ts', '{ts}', '[a].ts', '!a.ts', 'a..b', '1.ts'],
  ...[
    'include:a.ts',
    'a,b.ts',
    'a\\b.ts',
    'a\nb.ts',
    '1..3',
    'a|b.ts',
    '(a).ts',
    'a+.ts',
    '@(a).ts',
    '$a.ts',
  ],
];
const folders = [
  '',
  'src',
  'SRC',
  'src/[id]',
  'src/.deep/a',
  'a b',
  'out',
  'node_modules/x',
  '.git',
  '{a,b}',
];

let root: string;
let workspace: Workspace;

beforeAll(async () => {
  root = await realpath(await tempFolder());
  await mkdir(join(root, '.git'));
  await Promise.all(
    folders.flatMap((folder) => names.map((name) => write(join(root, folder, name), name.length))),
  );
  const notUtf8 = Buffer.concat([
    Buffer.from(join(root, 'src/')),
    Buffer.from([0xff, 0x61]),
    Buffer.from('.ts'),
  ]);
  await writeFile(notUtf8, '');
  await writeFile(join(root, '.gitignore'), 'out/\n*.tsx\n!SRC/*.tsx\n');
  await symlink('..', join(root, 'src/up'));
  await symlink('a.ts', join(root, 'linked.ts'));
  workspace = await createWorkspace(root);
});

async function write(path: string, age: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await utimes(path, 1_700_000_000 - age, 1_700_000_000 - age);
}

type Seen = { readonly scope?: string; readonly respectGitIgnore?: boolean };

const list = async (matching: PathGlob | undefined, { scope = '', respectGitIgnore = true }: Seen = {}) => {
  const options = {
    respectGitIgnore,
    order: 'none',
    signal: new AbortController().signal,
    matching,
  } as const;
  return (await listFiles(workspace, await workspace.resolve(scope), options)).toSorted();
};

describe('files that match a glob are those of all that do, whatever ripgrep is told of it', () => {
  const parts = [
    ...[
      'a',
      'A',
      'b',
      'ts',
      'TS',
      'src',
      'id',
      'index',
      '.',
      '..',
      '*',
      '**',
      '?',
      '??',
      '1',
      'k',
      's',
      'é',
      '😀',
    ],
    ...['{a,b}', '{ts,tsx}', '{.ts,.js}', '{a}', '{ts}', '{1..3}', '{a,{b,A}}', '{a/b,a}', '{a,b', 'a}', ','],
    ...[
      '[ab]',
      '[!a]',
      '[',
      ']',
      '/',
      '/',
      '/',
      './',
      '!',
      '!(a)',
      '@(a|b)',
      '+',
      '(a)',
      '|',
      '\\*',
      '"',
      ' ',
      '-',
    ],
  ];
  const usual = [
    ...[
      '**/*.ts',
      '*.{ts,tsx}',
      'src/**/*.ts',
      '{src,out}/*.ts',
      '**/{a,b}.ts',
      '{a,b}.ts',
      '**/?.ts',
      '??.ts',
    ],
    ...[
      '**/[[]id]/a.ts',
      'src/[id]/a.ts',
      '!**/*.ts',
      'b.ts|src/a.ts',
      '**/index.*',
      '/src/a.ts',
      './a.ts',
      'src/',
    ],
    ...[
      '{a}.ts',
      '**/{1..3}',
      '{a,{b,A}}.ts',
      '{src/a,a}.ts',
      '{ts}',
      '**/.*',
      '**/*.{.ts,d.ts}',
      '**/a b.ts',
    ],
  ];

  it.each(usual)('%s', async (glob) => await expectSame(glob, {}));

  it(`generated (${ofToday})`, async () => {
    for (const seed of seeds(20, 1_000)) {
      const { below: random } = seeded(seed);
      const glob = Array.from({ length: 1 + random(5) }, () => parts[random(parts.length)]).join('');
      const seen = { scope: random(4) === 0 ? 'src' : '', respectGitIgnore: random(3) > 0 };
      await expectSame(random(2) === 0 ? glob : `**/${glob}.ts`, seen, random(2) === 0);
    }
  }, 300_000);

  const known: Record<string, readonly string[]> = {};

  async function everything(seen: Seen): Promise<readonly string[]> {
    const files = known[JSON.stringify(seen)] ?? (await list(undefined, seen));
    known[JSON.stringify(seen)] = files;
    return files;
  }

  async function expectSame(glob: string, seen: Seen, caseSensitive = false): Promise<void> {
    const matches = globFilter(glob, { caseSensitive, anchored: true });
    const all = (await everything(seen)).filter((file) => matches(file));
    expect({ glob, seen, files: await list({ glob, caseSensitive }, seen) }).toEqual({
      glob,
      seen,
      files: all,
    });
  }
});

it.each(['**/*.ts', '**/a.ts', '**/*a*', '{src,out}/index.d.ts'])(
  'those of %s are newest first',
  async (glob) => {
    const matching = { glob, caseSensitive: true };
    const options = { respectGitIgnore: false, order: 'newest-first', matching } as const;
    const scope = await workspace.resolve('');
    const { signal } = new AbortController();
    const found = await listFiles(workspace, scope, { ...options, signal });
    const namable = found.filter((file) => !file.includes('\ufffd'));
    const ages = namable.map((file) => file.slice(file.lastIndexOf('/') + 1).length);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    const withoutRipgrep = await listFiles(workspace, scope, { ...options, signal }, async () => {
      throw new CannotRunError('no ripgrep here');
    });
    expect(withoutRipgrep.toSorted()).toEqual(found.toSorted());
  },
);

it('names that cannot match never leave ripgrep', async () => {
  let records = 0;
  const options = {
    respectGitIgnore: true,
    order: 'newest-first',
    signal: new AbortController().signal,
  } as const;
  const matching = { glob: 'src/**/README', caseSensitive: true };
  const scope = await workspace.resolve('');
  const found = await listFiles(workspace, scope, { ...options, matching }, (request) =>
    runRipgrep({
      ...request,
      onRecord(record) {
        records += 1;
        request.onRecord(record);
      },
    }),
  );
  expect(found.toSorted()).toEqual(['src/.deep/a/README', 'src/README', 'src/[id]/README']);
  expect(records).toBeLessThan(10);
});
