import { messageOf } from '@shared/errors';
import { openChatFile } from '../chats/chat-file';

// Appends notes to the named chat file until the disk is full, then a short one. Prints the outcome of each.

const [path = ''] = process.argv.slice(2);
const { file } = await openChatFile(path, () => 1, 'create');
for (let full = false; !full; ) {
  try {
    await file.append({ records: [{ role: 'note', text: 'x'.repeat(700) }] }, 'written');
    say('kept');
  } catch (error) {
    say(`refused ${messageOf(error)}`);
    full = true;
  }
}
await file.append({ records: [{ role: 'note', text: 'short' }] }, 'synced');
say('kept');
await file.settled();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
