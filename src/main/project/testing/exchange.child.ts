import { renameSync, symlinkSync, unlinkSync } from 'node:fs';

// Exchanges each named path with a link to the target named after it, as fast as possible, until it is killed. Prints a
// line after the first round.

const paths = process.argv.slice(2);
for (let round = 0; ; round++) {
  for (let index = 0; index < paths.length; index += 2) {
    const [path = '', target = ''] = paths.slice(index);
    renameSync(path, `${path}.away`);
    symlinkSync(target, path);
    unlinkSync(path);
    renameSync(`${path}.away`, path);
  }
  if (round === 0) process.stdout.write('ready\n');
}
