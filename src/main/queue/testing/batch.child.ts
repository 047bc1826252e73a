import { writeSync } from 'node:fs';
import { createTestQueue } from './test-queue';

// Runs a batch of changes in the given folder. Prints each phase of a call when the chat's file contains it. The last
// call waits for an answer that never comes.

const [root = '', home = ''] = process.argv.slice(2);
const test = await createTestQueue({ at: { root, home } });

test.store.onEvent(({ event }) => {
  if (event.type === 'call-moved') writeSync(1, `${event.callId} ${event.phase.phase}\n`);
});

const fileOf = (number: number) => test.path(`file-${number}.txt`);
await test.run(
  ...[1, 2, 3, 4].map((number) => ({
    tool: 'edit',
    input: { file_path: fileOf(number), old_string: 'old', new_string: 'new' },
  })),
  { tool: 'delete_file', input: { file_path: fileOf(5) } },
);
