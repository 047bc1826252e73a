import { AppError } from '@shared/errors';
import { createStore } from '@shared/wire/store';
import { openChatLog } from '../chats/open-chat-log';

// Creates a chat in the named folder, with a title of the given length, and prints the outcome.

const [folder = '', length = '0'] = process.argv.slice(2);
const create = { title: 'x'.repeat(Number(length)), mode: { kind: 'ask' }, model: null } as const;
try {
  const log = await openChatLog({ folder, id: 'c', store: createStore(), now: () => 1, create });
  await log.close();
  say('made');
} catch (error) {
  say(error instanceof AppError ? `refused: ${error.code}` : `failed: ${error}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
