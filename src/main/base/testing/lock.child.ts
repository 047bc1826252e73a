import { acquireLock } from '../files/lock-file';

// Says it is ready, tries for the lock named when told to, prints whether it has it, and holds it until it is ended.

const [path = ''] = process.argv.slice(2);
process.stdin.once('data', async () => {
  const lock = await acquireLock(path);
  say(lock ? 'won' : 'lost');
});
say('ready');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
