import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGate } from '../../../../e2e/fake-model';
import { edit, ofTurn, startChanges, turn, undo } from './testing/changed-chat';

it('tells the model before its next round what was taken back while it answered', async () => {
  const started = await startChanges({ 'a.txt': 'one\n' });
  const { app, chat } = started;
  const itemId = await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
  const hold = createGate();
  const read = { name: 'read_file', arguments: { path: join(app.project, 'a.txt') } };
  app.model.reply({ text: 'Let me see.', calls: [read], hold, holdAfterBytes: 10 }, 'I see.');
  await chat.send('Go on.');
  await hold.reached;
  await undo(started, ofTurn(itemId));
  hold.release();
  await chat.until(({ turn: now }) => now.kind === 'idle');
  const told = 'The user undid changes in these files; your changes';
  expect(JSON.stringify(app.model.requests.at(-1)?.messages)).toContain(told);
  expect(chat.state().items.at(-1)).toMatchObject({ kind: 'assistant', text: 'I see.' });
});
