import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.mjs';

// `npm run stress [-- file …]`: runs tests in full of which `npm test` runs only a share
// (`src/main/base/testing/share.ts`). These are all seeds, moments and cases: thousands of generated commands, of
// sequences of changes, of killed processes.

const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : await sharingTests();
process.exit(await run('vitest', ['run', ...files], { env: { STRESS: 'all' } }));

async function sharingTests() {
  const names = await Promise.all(
    ['src', 'e2e'].map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  const tests = names.flat().filter((name) => /\.test\.tsx?$/.test(name));
  const texts = await Promise.all(tests.map((file) => readFile(path.join(root, file), 'utf8')));
  return tests.filter((_, index) => /testing\/share'/.test(texts[index]));
}
