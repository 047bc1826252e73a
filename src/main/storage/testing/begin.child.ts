import { createStarts } from '../starts';

// Opens the projects named, says so, and lives until it is ended.

const [home = '', ...roots] = process.argv.slice(2);
for (const root of roots) await createStarts(home).begin(root);
process.stdin.resume();
process.stdout.write('begun\n');
