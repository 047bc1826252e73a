import { keepCrashLog } from '../crash-log';
import { createLog } from '../log';

// Dies of an uncaught exception, and prints the message for the user.

const [, , home = ''] = process.argv;
keepCrashLog(createLog({ home, secrets: () => [] }), (text) => process.stdout.write(`${text}\n`));
setImmediate(() => {
  throw new Error('nobody catches this');
});
