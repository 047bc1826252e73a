import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sayInEnglish } from '@shared/texts/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeJudgedProject, partsOf, root } from '../testing/judged-project';

// Commands that Auto asks about outside the sandbox. They are judged, never run.

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

/** The program that is not known, or null. */
async function unfamiliarIn(text: string): Promise<string | null> {
  const parts = await partsOf(text);
  const why = parts.map(({ unfamiliar }) => unfamiliar).find((found) => found !== null);
  return why ? sayInEnglish(why).replace(/^the effect of (.+) is unknown, .*$/, '$1') : null;
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

describe('a repository inside the project that names programs', () => {
  beforeAll(async () => {
    const make = async (folder: string, config: string) => {
      for (const name of ['objects', 'refs']) await mkdir(join(root, folder, name), { recursive: true });
      await writeFile(join(root, folder, 'HEAD'), 'ref: refs/heads/main\n');
      await writeFile(join(root, folder, 'config'), config);
    };
    const evil = '[core]\n\tbare = true\n\tfsmonitor = evil\n';
    await make('inner/evil.git', evil);
    await make('inner/plain.git', '[core]\n\tbare = true\n');
    await make('inner/work/.git', evil);
    await make('inner/hooked/.git', '');
    await mkdir(join(root, 'inner/hooked/.git/hooks'));
    await writeFile(join(root, 'inner/hooked/.git/hooks/pre-commit'), 'x');
    await mkdir(join(root, 'inner/module'));
    await mkdir(join(root, '.git/modules/module'), { recursive: true });
    await writeFile(join(root, '.git/modules/module/config'), evil);
    await writeFile(join(root, 'inner/module/.git'), 'gitdir: ../../.git/modules/module\n');
  });

  it.each([
    'cd inner/evil.git && git log',
    'git -C inner/evil.git/refs status',
    'git --git-dir=inner/evil.git log',
    'git --git-dir inner/evil.git log',
    'cd inner && git -C work status',
    'env -C inner/work git status',
    'nice git -C inner/hooked commit -m x',
  ])('asks: %s', async (text) => expect(await unfamiliarIn(text)).not.toBeNull());

  it.each([
    'git status',
    'git -C inner/plain.git log',
    'cd inner && git status',
    'git -C inner/module status',
  ])('but not %s', async (text) => expect(await unfamiliarIn(text)).toBeNull());
});

describe('a program that is known starts no other that is not', () => {
  it.each([
    'c8 mytool --wipe',
    'nyc --all node x.js',
    'coverage run x.py',
    'python -m coverage run x.py',
    'install --strip-program=./x -s a b',
    'gcc -wrapper ./x,y a.c',
    'gcc @arguments a.c',
    'go test -exec ./x ./...',
    'go build -toolexec ./x',
    'cargo test --config target.x.runner=./x',
    'mvn test exec:exec',
    'gradle test wipe',
    'gradle build -I x.gradle',
    'jest --config {"globalSetup":"./x"}',
    'tsup --onSuccess mytool',
    'mypy --python-executable ./x a.py',
    'npm --script-shell=./x test',
    'uv run --with other pytest',
    'python -m pip install -r r.txt -i https://other.example',
  ])('%s asks', async (text) => expect(await unfamiliarIn(text)).not.toBeNull());

  it.each([
    'c8 vitest run',
    'nyc --reporter=text mocha',
    'coverage run -m pytest tests',
    'coverage report',
    'gcc -I/usr/include/x -o a a.c',
    'mvn -q -pl core clean verify',
    'gradle build -x test',
    'virtualenv -p python3 .venv',
    'go test ./...',
  ])('%s runs', async (text) => expect(await unfamiliarIn(text)).toBeNull());
});

describe('a script that nobody has seen asks', () => {
  it.each([
    ['node --test any.js', 'any.js'],
    ['node --test test/a.test.js lib/any.mjs', 'lib/any.mjs'],
    ['node --test --test-global-setup=./x.mjs', 'node'],
    ['node --test-reporter=./x.mjs --test', 'node'],
    ['./gradlew build', './gradlew'],
    ['sub/mvnw -q verify', 'sub/mvnw'],
    ['gradlew build', 'gradlew'],
    ['pytest build_db.py', 'build_db.py'],
    ['pytest -p evil tests', 'pytest'],
    ['python -m pytest any.py::test_x', 'any.py::test_x'],
    ['python3 -m unittest any.py', 'any.py'],
    ['npx mocha any.js', 'any.js'],
    ['mocha --require ./any.js', './any.js'],
    ['mocha -r ./any', './any'],
    ['rspec -r./any', '-r./any'],
    ['jest --testMatch=**/any.js', 'jest'],
    ['vitest run --globalSetup ./any.ts', './any.ts'],
    ['eslint --config any.js .', 'any.js'],
    ['eslint -f ./any.js .', './any.js'],
    ['prettier --plugin=./any.mjs .', './any.mjs'],
    ['pylint --init-hook=x src', 'pylint'],
    ['tox exec -- mytool', 'tox'],
    ['npm run lint -- --rulesdir ./any', './any'],
    ['yarn lint --config any.js', 'any.js'],
  ])('%s asks because of %s', async (text, program) => expect(await unfamiliarIn(text)).toBe(program));

  it.each([
    ...['node --test', 'node --test test/a.js src/b.test.ts', 'node --test --test-reporter=spec'],
    ...['pytest tests/test_a.py::test_b -x', 'pytest -p no:cacheprovider src/x_test.py', 'mocha test/a.js'],
    ...[
      'python -m unittest tests.test_a',
      'vitest run src/any.ts',
      'jest any',
      'eslint src/any.js --format json',
    ],
    ...['eslint -c eslint.config.mjs .', 'webpack --config webpack.prod.js', 'karma start karma.conf.js'],
    ...[
      'tsc -p packages/core',
      'jest --config jest.e2e.config.js',
      'prettier --write src/any.ts',
      'tox -e py',
    ],
    ...[
      'esbuild src/any.ts --bundle',
      'npm run lint -- --fix',
      'phpunit tests/AnyTest.php',
      'mypy src/any.py',
    ],
  ])('but not %s', async (text) => expect(await unfamiliarIn(text)).toBeNull());
});

describe('a program is known by its name alone where it is installed', () => {
  it.each([
    ...['./bash -c "git status"', '/tmp/sh -c "git status"', './timeout 5 ls', 'nice ./bash -c ls'],
    ...['./python -m pytest', './x --help', '/tmp/x --version', './bash <<< "git status"', 'sub/env ls'],
  ])('%s asks', async (text) => expect(await unfamiliarIn(text)).not.toBeNull());

  it.each([
    ...['/usr/bin/env npm run build', '/bin/bash -c "npm run lint"', 'mytool --version'],
    ...['node_modules/.bin/vite build', '.venv/bin/python -m pytest'],
  ])('%s runs', async (text) => expect(await unfamiliarIn(text)).toBeNull());
});

describe('code outside of the project asks', () => {
  it.each([
    ...['cd .. && vitest run', 'git -C ../other status', 'pytest /tmp/x', 'webpack -c /tmp/x.js'],
    ...['eslint --plugin=../x .', 'mocha -r/tmp/x.js', 'npm install ../x', 'pip install -e ~/x'],
    ...['env -C /tmp pytest', 'npm run build -- --config /tmp/x', 'vitest --config ../x.ts'],
    ...['eslint --rulesdir /tmp/x .', 'pytest --rootdir=. /tmp/x', 'mocha --reporter=/tmp/x.js'],
  ])('%s', async (text) => expect(await unfamiliarIn(text)).not.toBeNull());

  it.each([
    ...['vitest run --outputFile=/tmp/x.json', 'cd packages/core && vitest run --root ../..'],
    ...['go build -o /tmp/x ./...', 'cp a /tmp/b', 'eslint . -o /dev/null'],
  ])('but not %s', async (text) => expect(await unfamiliarIn(text)).toBeNull());
});
