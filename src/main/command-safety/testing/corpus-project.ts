import { execFile } from 'node:child_process';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '../../base/testing/temp-folder';

// For tests: the project in which the commands of the corpus are judged, never run.

const text = 'x\n';
const packages = ['eslint', 'jest', 'lodash', 'prettier', 'tsx', 'typescript', 'vite', 'vitest'];
const programs = ['eslint', 'jest', 'playwright', 'prettier', 'tsc', 'tsx', 'vite', 'vitest'];

const manifest = {
  name: 'app',
  version: '1.0.0',
  scripts: { test: 'vitest run', build: 'tsc', lint: 'eslint src' },
  dependencies: { lodash: '4.17.21' },
  devDependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])),
};

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'packages/core/package.json': JSON.stringify({ name: 'core', version: '1.0.0' }),
  'packages/web/package.json': JSON.stringify({ name: 'web', version: '1.0.0' }),
  ...Object.fromEntries(
    [
      ...[
        'package-lock.json',
        'tsconfig.json',
        'README.md',
        'Makefile',
        'Dockerfile',
        'data.json',
        'data.csv',
      ],
      ...[
        'a.txt',
        'b.txt',
        'notes.txt',
        'ci.yml',
        'requirements.txt',
        'script.py',
        'script.js',
        'archive.zip',
      ],
      ...['src/app.ts', 'src/index.ts', 'src/lib/format.ts', 'src/deep/a.ts', 'test/app.test.ts'],
      ...['docs/guide.md', 'docs/rules.md', 'scripts/build.js', 'scripts/build.sh', 'hooks/pre-push'],
      ...['secrets/a', '.env.example', '.github/workflows/ci.yml', '.husky/pre-commit'],
      ...packages.map((name) => `node_modules/${name}/package.json`),
      ...programs.map((name) => `node_modules/.bin/${name}`),
    ].map((path) => [path, text]),
  ),
};

/** Resolves with its absolute path. */
export async function createCorpusProject(): Promise<string> {
  const root = await realpath(await tempFolder());
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await promisify(execFile)('git', ['init', '-q', '-b', 'main'], { cwd: root });
  return root;
}
