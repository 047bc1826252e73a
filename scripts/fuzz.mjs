import { run } from './run.mjs';

// `npm run fuzz [-- seed]`: 20,000 generated commands, another 20,000 with every seed; the seed is said, so that a
// failure can be seen again.

const seed = process.argv[2] ?? String(Date.now() % 1_000_000);
process.stdout.write(`seed ${seed}\n`);
const env = { FUZZ_SEED: seed, FUZZ_COUNT: process.env.FUZZ_COUNT ?? '20000' };
process.exit(await run('vitest', ['run', 'src/main/command-safety/command-fuzz.test.ts'], { env }));
