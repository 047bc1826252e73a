import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { check } from './check.mjs';
import { pathProblem } from './plain-path.mjs';
import { root, run, start } from './run.mjs';
import { allowedSecondTries, secondTries } from './second-tries.mjs';

// `npm test`: lint, types and build in parallel, then unit tests, then end-to-end tests. Stops at the first failed
// stage; the last line is the sum of all tests that ran. In CI an end-to-end test may have a second try, and the
// output names it.

const results = path.join(root, 'test-results');
const unitResults = path.join(results, 'unit.json');
const endToEndResults = path.join(results, 'e2e.json');

const stages = [
  // The types take one processor for half a minute; the build has the other.
  [
    'Lint, walls, types and build',
    async () => Math.max(...(await Promise.all([check(), buildWithoutWarnings()]))),
  ],
  [
    'Unit tests',
    () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]),
  ],
  ['End-to-end tests', () => run('playwright', ['test'])],
];

const problem = pathProblem(root);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
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
const triedAgain = secondTries(endToEnd);
const tooMany = triedAgain.length > allowedSecondTries;
for (const name of triedAgain) process.stdout.write(`Needed a second try: ${name}\n`);
if (tooMany) {
  process.stdout.write(
    `More than ${allowedSecondTries} tests needed a second try, so they count as failed.\n`,
  );
  exitCode ||= 1;
}
const passed =
  (unit?.numPassedTests ?? 0) + (endToEnd?.stats.expected ?? 0) + (tooMany ? 0 : triedAgain.length);
const failed =
  (unit?.numFailedTests ?? 0) + (endToEnd?.stats.unexpected ?? 0) + (tooMany ? triedAgain.length : 0);
// A stage can fail without a failed test: by a lint error, or a file that does not load.
process.stdout.write(`${passed} passed, ${exitCode === 0 ? failed : Math.max(failed, 1)} failed\n`);
process.exit(exitCode);

/** The exit code of the build, and 1 if it warns. */
async function buildWithoutWarnings() {
  const args = ['scripts/build.mjs', '--logLevel', 'warn'];
  const child = start('node', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  process.stdout.write(said);
  const [code] = await ended;
  return said === '' ? (code ?? 1) : code || 1;
}

async function read(file) {
  return await readFile(file, 'utf8').then(JSON.parse, () => null);
}
