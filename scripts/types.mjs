import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

// `npm run types`: one program for each runtime, so that none knows what only another has.

const runtimes = ['shared', 'main', 'preload', 'renderer', 'e2e'];

/** The exit code of the first that fails, else 0. */
export async function checkTypes() {
  for (const runtime of runtimes) {
    const code = await run('tsc', ['-p', `tsconfig.${runtime}.json`]);
    if (code !== 0) return code;
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await checkTypes());
