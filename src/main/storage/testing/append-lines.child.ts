import { createInterface } from 'node:readline';
import { messageOf } from '@shared/errors';
import { openChatFile } from '../chats/chat-file';

// Creates the named chat file, appends each input line as a note, and prints the outcome.

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
