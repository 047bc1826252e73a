import { acquireLock } from '../files/lock-file';

// Prints `ready`, tries to take the named lock after the first input, prints the outcome, and holds the lock until it
// ends.

const [path = ''] = process.argv.slice(2);
process.stdin.once('data', async () => {
  const lock = await acquireLock(path);
  say(lock ? 'won' : 'lost');
});
say('ready');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
