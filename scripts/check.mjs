import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root, start } from './run.mjs';

// `npm run check`: lint, walls and types in parallel. Each prints all its findings.

const checks = [
  ['Lint', 'biome', ['check', '.']],
  ['Walls', 'node', [`${root}/scripts/walls.mjs`]],
  // One TypeScript program for each runtime, because each has its own global types. This one refers to all others.
  // Two checkers of one program would each check the same types again.
  ['Types', 'tsc', ['-b', 'tsconfig.e2e.json', '--checkers', '1']],
];

/** The exit code: 0 if all checks passed. */
export async function check() {
  const codes = await Promise.all(checks.map(runOne));
  return Math.max(...codes);
}

/** Prints its output when it ends, so that two checks do not mix their lines. */
async function runOne([name, command, args]) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const begin = performance.now();
  const ended = new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const [out, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`── ${name} (${seconds} s)\n${out}${problems}`);
  return code ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await check());
