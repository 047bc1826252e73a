import { run } from './run.mjs';

// `npm run stress [-- count]`: commands run again and again, without the sandbox and, where there is one, in it, 1,000
// times each if no other count is given; every byte and every exit code must be right every time.

const env = { STRESS_COUNT: process.argv[2] ?? '1000' };
process.exit(await run('vitest', ['run', 'src/main/commands/exact-output.test.ts'], { env }));
