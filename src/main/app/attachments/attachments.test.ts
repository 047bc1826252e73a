import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attachment, largestPiece } from '@shared/attachments/attachment';
import { say } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { expect, test } from 'vitest';
import { createGate } from '../../../../e2e/fake-model';
import { trashedMs } from '../../storage/chats/trash';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

// Attachments: from the calls of a window, through real files, to the model.

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type File = { readonly name: string; readonly bytes: Buffer; readonly id?: string };

function windowOf(started: TestApp, chatId: string) {
  const { attachments, chat } = createHandlers(started.app);
  const piece = (file: Required<File>, offset: number, end = file.bytes.length) =>
    attachments.add(
      {
        chatId,
        id: file.id,
        name: file.name,
        size: file.bytes.length,
        offset,
        base64: file.bytes.subarray(offset, end).toString('base64'),
      },
      caller,
    );
  return {
    piece,
    async attach({ name, bytes, id = randomUUID() }: File): Promise<Attachment> {
      const added = await piece({ name, bytes, id }, 0);
      if (added === null) throw new Error('the file is not whole');
      return added;
    },
    remove: (id: string) => attachments.remove({ chatId, id }, caller),
    preview: (id: string) => attachments.preview({ chatId, id }, caller),
    send: (text: string, ids: readonly string[]) =>
      chat.send({ chatId, text, attachments: [...ids] }, caller),
  };
}

async function begin(choices: Parameters<typeof startTestApp>[1] = {}) {
  const started = await startTestApp({}, choices);
  const chat = await started.chat();
  const folder = join(firstProject(started.app).chats.folder, 'attachments', chat.id);
  const kept = () =>
    readdir(folder).then(
      (names) => names.toSorted(),
      () => [],
    );
  const journal = () => readFile(join(firstProject(started.app).chats.folder, `${chat.id}.jsonl`), 'utf8');
  return { ...started, started, chat, folder, kept, journal, ...windowOf(started, chat.id) };
}

const withImages = (baseUrl: string) =>
  JSON.stringify({
    providers: [{ id: 'fake', name: 'Fake', baseUrl, model: 'fake-model', images: true }],
    activeProvider: 'fake',
  });

const reasonOf = (work: unknown) =>
  Promise.resolve(work).then(
    () => 'nothing failed',
    (error: unknown) => say(toldOf(error)),
  );

test('a file comes in pieces, goes to the model as text, and nothing of it is in the journal', async () => {
  const { started, model, chat, piece, send, kept, journal } = await begin();
  const bytes = Buffer.from(`first\n${'x'.repeat(80_000)}\nlast\n`);
  const file = { name: 'notes.md', bytes, id: randomUUID() };
  expect(await piece(file, 0, 40_000)).toBeNull();
  const attachment = await piece(file, 40_000);
  expect(attachment).toEqual({
    id: file.id,
    name: 'notes.md',
    size: bytes.length,
    kind: 'text',
    mimeType: 'text/plain',
    tokens: Math.ceil(bytes.length / 4),
  });
  expect(chat.state().attached).toEqual([attachment]);
  model.reply({ text: 'Read.' });
  await send('What is this?', [file.id]);
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { messages } = await model.waitForRequest(1);
  expect(messages.at(-1)?.content).toBe(
    `The user attached notes.md:\n--- notes.md ---\n${bytes.toString().trimEnd()}\n--- End of content ---\n\nWhat is this?`,
  );
  expect(chat.state().attached).toEqual([]);
  expect(chat.state().items[0]).toMatchObject({ text: 'What is this?', attachments: [attachment] });
  // The content of an id never changes.
  await expect(piece({ ...file, bytes: Buffer.from('another') }, 0)).rejects.toThrow();
  expect(await kept()).toEqual([file.id, `${file.id}.txt`]);
  expect(await journal()).not.toContain('xxxx');
  const exported = await createHandlers(started.app).chat.export(
    { chatId: chat.id, format: 'markdown' },
    caller,
  );
  expect(exported.text).toContain(`\n\nWhat is this?\n\n- notes.md (78 KB)\n`);
});

test('a piece that is not the next is refused, and nothing of the file stays', async () => {
  const { piece, kept } = await begin();
  const file = { name: 'a\u202e.txt', bytes: Buffer.from('0123456789'), id: randomUUID() };
  await piece(file, 0, 4);
  expect(await kept()).toEqual([`${file.id}.part`]);
  expect(await reasonOf(piece(file, 6))).toBe(
    'Parts of a\\u{202e}.txt arrived out of order. Attach the file again.',
  );
  expect(await kept()).toEqual([]);
  expect(await reasonOf(piece(file, 4))).toContain('out of order');
  await piece(file, 0, 4);
  expect(await piece(file, 4)).toMatchObject({ name: 'a\u202e.txt' });
});

test('a message that is only a picture is named to a model that takes none, and shown to one that does', async () => {
  const { started, model, chat, attach, send } = await begin();
  const { id } = await attach({ name: 'shot.png', bytes: png });
  model.reply('I see nothing.');
  await send('', [id]);
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 2);
  const first = await model.waitForRequest(1);
  expect(first.messages.at(-1)?.content).toBe('[image shot.png: not shown, this model cannot take images]');
  expect(chat.state().title).toBe('shot.png');
  await started.app.close();
  const again = await started.again({ settings: withImages(model.baseUrl) });
  model.reply('A dot.');
  await (await again.chat(chat.id)).send('And now?');
  const { messages } = await model.waitForRequest(2);
  expect(messages[1]?.content).toEqual([
    { type: 'text', text: '[image shot.png: attached by the user]' },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } },
  ]);
});

test('what is neither text, picture nor PDF is refused, and so is what the disk does not take', async () => {
  const { attach, kept, folder, chat } = await begin();
  const binary = { name: 'a.bin', bytes: Buffer.from([0, 1, 2, 0]) };
  expect(await reasonOf(attach(binary))).toBe('Models cannot read a.bin. Attach text, an image or a PDF.');
  expect(await kept()).toEqual([]);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  expect(await reasonOf(attach({ name: 'a.txt', bytes: Buffer.from('a') }))).toMatch(/^Cannot save a\.txt: /);
  expect(chat.state().attached).toEqual([]);
});

test('a long text is cut, and the model is told so', async () => {
  const { model, chat, attach, send, preview } = await begin();
  const bytes = Buffer.from('x'.repeat(largestPiece));
  const attachment = await attach({ name: 'long.log', bytes });
  expect(attachment).toMatchObject({ tokens: 25_000, cut: true });
  expect(await preview(attachment.id)).toEqual({ kind: 'text', text: 'x'.repeat(2000), isWhole: false });
  model.reply({ text: 'Read.' });
  await send('Why?', [attachment.id]);
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { messages } = await model.waitForRequest(1);
  expect(String(messages.at(-1)?.content)).toContain(
    `x\n[Cut: the first 100000 characters of a file of ${largestPiece} bytes.]\n--- End of content ---`,
  );
});

test('what is removed is gone, also in the middle of its upload; what was sent stays', async () => {
  const { model, chat, attach, piece, remove, send, kept } = await begin();
  const file = { name: 'a.txt', bytes: Buffer.from('0123456789'), id: randomUUID() };
  await piece(file, 0, 4);
  await remove(file.id);
  const { id } = await attach({ name: 'b.txt', bytes: Buffer.from('b') });
  const sent = await attach({ name: 'c.txt', bytes: Buffer.from('c') });
  await remove(id);
  model.reply({ text: 'Read.' });
  await send('See.', [sent.id]);
  await chat.until(({ turn }) => turn.kind === 'idle');
  await remove(sent.id);
  expect(await kept()).toEqual([sent.id, `${sent.id}.txt`]);
  expect(await reasonOf(send('Again.', [sent.id]))).toContain('no longer attached');
});

test('what was attached waits for the next start, and the model reads what was sent before it', async () => {
  const { started, model, chat, attach, send, kept, folder } = await begin();
  const sent = await attach({ name: 'a.txt', bytes: Buffer.from('of the first') });
  model.reply({ text: 'Read.' });
  await send('One.', [sent.id]);
  await chat.until(({ turn }) => turn.kind === 'idle');
  const waiting = await attach({ name: 'b.txt', bytes: Buffer.from('of the second') });
  await writeFile(join(folder, `${randomUUID()}.part`), 'half an upload');
  await started.app.close();
  const again = await started.again();
  const sameChat = await again.chat(chat.id);
  await sameChat.open();
  expect(sameChat.state().attached).toEqual([waiting]);
  expect(await kept()).toEqual([sent.id, waiting.id].flatMap((id) => [id, `${id}.txt`]).toSorted());
  model.reply({ text: 'Read.' });
  await windowOf(again, chat.id).send('Two.', [waiting.id]);
  await sameChat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 4);
  const { messages } = await model.waitForRequest(2);
  const told = messages.map(({ content }) => String(content)).join('\n');
  expect(told).toContain('of the first');
  expect(told).toContain('of the second');
});

test('a queued message keeps its files; taken back, they wait for the next one', async () => {
  const { model, chat, attach, send, started } = await begin();
  const gate = createGate();
  model.reply({ text: 'Begun.', hold: gate });
  await send('Begin.', []);
  await model.waitForRequest(1);
  const { id } = await attach({ name: 'a.txt', bytes: Buffer.from('a') });
  await send('And this.', [id]);
  const [queued] = chat.state().queued;
  expect(queued?.attachments).toMatchObject([{ id }]);
  expect(chat.state().attached).toEqual([]);
  await createHandlers(started.app).chat.unqueue({ chatId: chat.id, id: queued?.id ?? '' }, caller);
  expect(chat.state().attached).toMatchObject([{ id }]);
  gate.release();
});

test('files go with their chat to the trash and back, and for good when it does', async () => {
  const { started, chat, attach, kept, preview } = await begin();
  const { chats } = firstProject(started.app);
  const { id } = await attach({ name: 'a.txt', bytes: Buffer.from('a') });
  await chats.remove(chat.id);
  await chats.restore(chat.id);
  expect(await preview(id)).toEqual({ kind: 'text', text: 'a', isWhole: true });
  await chats.remove(chat.id);
  await started.app.close();
  const trash = join(chats.folder, 'trash');
  const [trashed = ''] = await readdir(trash);
  await rename(
    join(trash, trashed),
    join(trash, trashed.replace(/^\d+/, String(Date.now() - trashedMs - 1))),
  );
  expect(await kept()).toEqual([id, `${id}.txt`]);
  const again = await started.again();
  await again.app.close();
  expect(await kept()).toEqual([]);
});

test('a chat that begins as a copy has the files of what it begins with, whatever becomes of the other', async () => {
  const { started, model, chat, attach, send } = await begin();
  const first = await attach({ name: 'a.txt', bytes: Buffer.from('of the first') });
  model.reply('Read.', 'Read.', 'Read.');
  await send('One.', [first.id]);
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 2);
  const second = await attach({ name: 'b.txt', bytes: Buffer.from('of the second') });
  await send('Two.', [second.id]);
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 4);
  const itemId = chat.state().items[2]?.id ?? '';
  const handlers = createHandlers(started.app).chat;
  const copy = await handlers.branch({ chatId: chat.id, itemId, upTo: 'before' }, caller);
  expect(copy).toMatchObject({ said: 'Two.', files: [second.id] });
  await firstProject(started.app).chats.remove(chat.id);
  await rm(join(firstProject(started.app).chats.folder, 'attachments', chat.id), { recursive: true });
  await windowOf(started, copy.id).send(copy.said, copy.files);
  const { messages } = await model.waitForRequest(3);
  const told = messages.map(({ content }) => String(content)).join('\n');
  expect(told).toContain('of the first');
  expect(told).toContain('of the second');
});

test('of unfinished uploads only the newest are kept', async () => {
  const { piece, kept } = await begin();
  const files = Array.from({ length: 60 }, (_, n) => ({
    name: `${n}.txt`,
    bytes: Buffer.from('ab'),
    id: randomUUID(),
  }));
  for (const file of files) expect(await piece(file, 0, 1)).toBeNull();
  expect((await kept()).toSorted()).toEqual(
    files
      .slice(-20)
      .map(({ id }) => `${id}.part`)
      .toSorted(),
  );
  const [first, last] = [files[0], files.at(-1)];
  if (!first || !last) throw new Error('there are files');
  await expect(piece(first, 1)).rejects.toThrow('out of order');
  expect(await piece(last, 1)).toMatchObject({ name: '59.txt' });
});
