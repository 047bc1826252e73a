import { randomUUID } from 'node:crypto';
import { messageOf } from '@shared/errors';
import { createWorkspace } from '../../../../project/workspace';
import { branchChat } from '../branch-chat';

// Copies the chat `old` of the given folder, once or repeatedly; prints the result of each copy.

const [folder = '', project = '', times = '1'] = process.argv.slice(2);
const workspace = await createWorkspace(project);
say('ready');
for (let count = 0; count < Number(times); count += 1) {
  const copy = { folder, workspace, chatId: 'old', id: randomUUID(), newId: randomUUID, now: Date.now };
  await branchChat({ ...copy, itemId: 'last', upTo: 'with' }).then(
    () => say('copied'),
    (error: unknown) => say(`refused ${messageOf(error)}`),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
