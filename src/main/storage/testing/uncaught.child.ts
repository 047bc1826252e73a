import { keepCrashLog } from '../crash-log';
import { createLog } from '../log';

// Dies of an exception that nobody catches, and prints what the person is told.

const [, , home = ''] = process.argv;
keepCrashLog(createLog({ home, secrets: () => [] }), (text) => process.stdout.write(`${text}\n`));
setImmediate(() => {
  throw new Error('nobody catches this');
});
