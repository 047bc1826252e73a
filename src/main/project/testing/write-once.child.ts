import { errorCode } from '../../base/errno';
import { writeFileAtomically } from '../../base/files/atomic-write';

// Replaces the named file with as many bytes as the second argument says, and prints the outcome.

const [path = '', size = '0'] = process.argv.slice(2);
try {
  await writeFileAtomically(path, Buffer.alloc(Number(size), 'n'));
  process.stdout.write('written\n');
} catch (error) {
  process.stdout.write(`${errorCode(error)}\n`);
}
