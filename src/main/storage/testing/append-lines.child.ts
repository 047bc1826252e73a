import { createInterface } from 'node:readline';
import { messageOf } from '@shared/errors';
import { openChatFile } from '../chats/chat-file';

// Makes the chat file named and appends each line it is told as a note; prints what became of it.

const [path = ''] = process.argv.slice(2);
const { file } = await openChatFile(path, () => 1, 'create');
say('ready');
for await (const text of createInterface({ input: process.stdin })) {
  await file.append({ records: [{ role: 'note', text }] }, 'synced').then(
    () => say('kept'),
    (error: unknown) => say(`refused ${messageOf(error)}`),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
