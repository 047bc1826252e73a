import { run } from './run.mjs';

// `npm run stress [-- count]`: what must be right every time, again and again: commands without the sandbox and, where
// there is one, in it (every byte, every exit code; 1,000 times each if no other count is given); changes by tools,
// commands and the person taken back in any order (twice as many sequences); processes killed while they change and
// take back, and searches while folders take turns with links out of the project (half as many).

const count = Number(process.argv[2] ?? 1000);
const tests = [
  ['src/main/commands/exact-output.test.ts', count],
  ['src/main/app/changes/random-changes.test.ts', count * 2],
  ['src/main/app/changes/killed-changes.test.ts', Math.ceil(count / 2)],
  ['src/main/project/exchanged-folders.test.ts', Math.ceil(count / 2)],
];
for (const [file, times] of tests) {
  const code = await run('vitest', ['run', file], { env: { STRESS_COUNT: String(times) } });
  if (code !== 0) process.exit(code);
}
