import { createStarts } from '../starts';

// Opens the named projects, prints `begun`, and runs until it is killed.

const [home = '', ...roots] = process.argv.slice(2);
for (const root of roots) await createStarts(home).begin(root);
process.stdin.resume();
process.stdout.write('begun\n');
