import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeptContents } from '../storage/chats/kept-contents';
import { edit, overwrite, remove } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

// The journal of each change in the chat's file, for a later undo.

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

it('a change is journaled with its call and both hashes, and the bytes before are kept', async () => {
  const test = await startTestQueue({ mode: { kind: 'accept-edits' } });
  const path = await test.write('src/a.txt', 'one\n');
  await test.run(
    edit(path, 'one', 'two'),
    overwrite(test.path('src/b.txt'), 'new\n'),
    edit(path, 'two', '2'),
  );
  const { outcome } = await test.runToQuestion(remove(path));
  await test.decide('c4', { answer: 'accept' });
  await outcome;
  const lines = (await readFile(join(test.home, 'chats/chat.jsonl'), 'utf8')).trim().split('\n');
  const events = lines.flatMap((line): { type: string }[] => JSON.parse(line).events ?? []);
  const change = {
    type: 'file-changed',
    at: expect.any(Number),
    relativePath: 'src/a.txt',
    mode: 0o644,
    exactModes: true,
  };
  expect(events.filter(({ type }) => type === 'file-changed')).toEqual([
    { ...change, callId: 'c1', before: hash('one\n'), after: hash('two\n') },
    { ...change, callId: 'c2', relativePath: 'src/b.txt', before: null, after: hash('new\n'), mode: null },
    { ...change, callId: 'c3', before: hash('two\n'), after: hash('2\n') },
    { ...change, callId: 'c4', before: hash('2\n'), after: null },
  ]);
  const contents = createKeptContents(join(test.home, 'contents'));
  const kept = ['one\n', 'two\n', '2\n'].map(async (text) => String(await contents.read(hash(text))));
  expect(await Promise.all(kept)).toEqual(['one\n', 'two\n', '2\n']);
  expect(test.log.state().changedFiles).toEqual(['src/a.txt', 'src/b.txt']);
});

it('what the user took back to how it was is a rejection, and no change', async () => {
  const test = await startTestQueue();
  const path = await test.write('a.txt', 'one\n');
  const { outcome } = await test.runToQuestion(edit(path, 'one', 'two'));
  await test.decide('c1', { answer: 'accept-with-edits', content: 'one\n' });
  await outcome;
  expect([test.phases().c1, test.log.state().changedFiles]).toEqual(['rejected', []]);
  expect(test.results().c1).toContain('It was NOT executed');
});
