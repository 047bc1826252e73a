import { expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, sent, testChats } from './testing/chat';

const start = testChats();

it('tells what changed once, before the next message', async () => {
  let date = 'Date: 2026-11-21';
  const chat = await start({ told: () => ({ date, mode: 'Mode Ask.', 'memory AGENTS.md': 'a\nb' }) });
  chat.fake.reply('One.', 'Two.', 'Three.');
  await chat.agent.send('one');
  await chat.agent.settled();
  date = 'Date: 2026-11-22';
  for (const text of ['two', 'three']) {
    await chat.agent.send(text);
    await chat.agent.settled();
  }
  expect(sent(chat, 2)).toEqual([
    'user: one',
    'assistant: One.',
    'user: Note from Pilotfish, not from the user: Now: Date: 2026-11-22\n\ntwo',
    'assistant: Two.',
    'user: three',
  ]);
});

it('tells nothing where a turn only goes on with its calls', async () => {
  let mode = 'Mode Ask.';
  const chat = await start({ told: () => ({ mode }) });
  chat.fake.reply({ calls: [call()] }, { status: 401 }, 'Done.');
  await chat.agent.send('one');
  await chat.agent.settled();
  mode = 'Mode Auto.';
  await chat.agent.continue();
  await chat.agent.settled();
  expect(sent(chat, 2)).toEqual(sent(chat, 1));
});

it('tells the lines of a memory file that came and went, a file that is gone, and a new one', async () => {
  let told: Record<string, string> = { 'memory A.md': 'a\nb', 'memory B.md': 'b' };
  const chat = await start({ told: () => told });
  chat.fake.reply('One.', 'Two.');
  await chat.agent.send('one');
  await chat.agent.settled();
  told = { 'memory A.md': 'a\nc', 'memory C.md': 'c' };
  await chat.agent.send('two');
  await chat.agent.settled();
  expect(sent(chat, 1)[2]).toBe(
    `user: Note from Pilotfish, not from the user: A.md changed:
- removed: b
- added: c
B.md is gone, and what it said does not hold any more.
From C.md:
c

two`,
  );
});

it('puts a note that came while the model answered behind the answer', async () => {
  const chat = await start();
  const hold = createGate();
  chat.fake.reply({ text: 'One.', hold }, 'Two.');
  await chat.agent.send('one');
  await hold.reached;
  await chat.log.append({ records: [{ role: 'note', text: 'News.' }] });
  hold.release();
  await chat.agent.settled();
  const again = await chat.restart();
  await again.agent.send('two');
  await again.agent.settled();
  const behind = ['assistant: One.', 'user: Note from Pilotfish, not from the user: News.\n\ntwo'];
  expect(sent(again, 1)).toEqual(['user: one', ...behind]);
});

it('goes on with a chat of an earlier version, which has none', async () => {
  const chat = await start();
  await chat.log.append({
    records: [
      { role: 'user', itemId: 'u', text: 'before' },
      { role: 'assistant', itemId: 'a', text: 'Yes.', calls: [] },
    ],
  });
  const again = await chat.restart();
  again.fake.reply('Two.');
  await again.agent.send('two');
  await again.agent.settled();
  expect(sent(again, 0)).toEqual(['user: before', 'assistant: Yes.', 'user: two']);
});
