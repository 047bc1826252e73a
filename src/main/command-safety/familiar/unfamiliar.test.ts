import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sayInEnglish } from '@shared/texts/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeJudgedProject, partsOf, root } from '../testing/judged-project';

// What Auto asks about where no sandbox holds it. Every command is judged, and none is run.

makeJudgedProject();

const scripts = {
  build: 'vite build',
  prebuild: 'tsc -b',
  test: 'vitest run',
  posttest: 'node scripts/report.js',
  all: 'npm run build && npm run lint',
  lint: 'eslint .',
  seed: 'tsx scripts/seed.ts',
  everything: 'npm run lint && npm run seed',
  loop: 'npm run loop',
  wipe: 'mytool --wipe',
};

beforeAll(async () => {
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'app', scripts }));
  await mkdir(join(root, 'packages/core'), { recursive: true });
  const core = { name: 'core', scripts: { build: './build.sh' } };
  await writeFile(join(root, 'packages/core/package.json'), JSON.stringify(core));
});

/** The program that nobody knows, or null. */
async function unfamiliarIn(text: string): Promise<string | null> {
  const parts = await partsOf(text);
  const why = parts.map(({ unfamiliar }) => unfamiliar).find((found) => found !== null);
  return why ? sayInEnglish(why).replace(/^.*know what (.+) would do$/, '$1') : null;
}

describe('a package script is what its manifest says', () => {
  it.each(['npm run build', 'npm run all', 'yarn lint', 'pnpm lint', 'npm run', 'npm run not-there'])(
    '%s starts what is known',
    async (text) => expect(await unfamiliarIn(text)).toBeNull(),
  );

  it.each([
    ['npm test', 'node'],
    ['npm run seed', 'tsx'],
    ['npm run everything', 'tsx'],
    ['npm run wipe', 'mytool'],
    ['yarn wipe', 'mytool'],
    ['bun run wipe', 'mytool'],
    ['npm --prefix packages/core run build', './build.sh'],
    ['cd packages/core && npm run build', './build.sh'],
    ['npm run build --workspaces', 'build'],
    ['pnpm -r build', 'build'],
    ['yarn not-there', 'not-there'],
    ['npm start', 'start'],
    ['npm run loop', 'npm'],
  ])('%s asks because of %s', async (text, program) => expect(await unfamiliarIn(text)).toBe(program));
});

describe('a launcher is what it launches', () => {
  it.each(['nohup npm run build', 'env CI=1 timeout 60 npx vitest run', 'bash -c "npm run lint"'])(
    '%s runs',
    async (text) => expect(await unfamiliarIn(text)).toBeNull(),
  );

  it.each([
    ['nohup mytool', 'mytool'],
    ['env A=1 timeout 60 mytool', 'mytool'],
    ['bash -c "mytool --wipe"', 'mytool'],
    ['bash scripts/build.sh', 'bash'],
    ['npx mytool', 'mytool'],
    ['uv run python -c "print(1)"', 'python'],
  ])('%s asks because of %s', async (text, program) => expect(await unfamiliarIn(text)).toBe(program));
});

describe('git runs by its verbs', () => {
  it.each(['git commit -m x', 'git -C . push origin main', 'git rebase main'])('%s is known', async (text) =>
    expect(await unfamiliarIn(text)).toBeNull(),
  );

  it.each([
    'git bisect run ./x',
    'git rebase -x ./x main',
    'git grep -O./x foo',
    'git fetch --upload-pack=./x',
  ])('%s starts a program', async (text) => expect(await unfamiliarIn(text)).toBe('git'));
});
