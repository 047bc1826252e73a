import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from './build.mjs';
import { root, run } from './run.mjs';

// `npm test`: lint, types, unit tests, build, end-to-end tests. Stops at the first stage that fails; the last line is
// the sum of all tests that ran.

const results = path.join(root, 'test-results');
const unitResults = path.join(results, 'unit.json');
const endToEndResults = path.join(results, 'e2e.json');

const stages = [
  ['Lint', () => run('biome', ['check', '.'])],
  ['Types', () => run('npm', ['run', '--silent', 'types'])],
  [
    'Unit tests',
    () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]),
  ],
  ['Build', () => build(['--logLevel', 'warn'])],
  ['End-to-end tests', () => run('playwright', ['test'])],
];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

let exitCode = 0;
for (const [name, stage] of stages) {
  process.stdout.write(`\n── ${name}\n`);
  exitCode = await stage();
  if (exitCode === 0) continue;
  process.stdout.write(`\n${name}: failed. What comes after it did not run.\n`);
  break;
}

const unit = await read(unitResults);
const endToEnd = await read(endToEndResults);
const passed = (unit?.numPassedTests ?? 0) + (endToEnd?.stats.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) + (endToEnd ? endToEnd.stats.unexpected + endToEnd.stats.flaky : 0);
// A stage can fail without a test that does: a lint error, a file that does not load.
process.stdout.write(`${passed} passed, ${exitCode === 0 ? failed : Math.max(failed, 1)} failed\n`);
process.exit(exitCode);

async function read(file) {
  return await readFile(file, 'utf8').then(JSON.parse, () => null);
}
