import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chatsFolder } from '../../storage/project-key';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp, type TestApp } from '../testing/test-app';

const handlersOf = ({ app }: TestApp) => {
  const { chat } = createHandlers(app);
  const project = firstProject(app).key;
  return {
    remove: (chatId: string, atWork?: 'stop') => chat.remove({ chatId, atWork }, caller),
    deleted: () => chat.deleted({ project }, caller),
    restore: (chatId: string) => chat.restore({ project, chatId }, caller),
    exported: (chatId: string, format: 'markdown' | 'json') => chat.export({ chatId, format }, caller),
    shelve: (chatId: string, shelf: 'pinned') => chat.shelve({ chatId, shelf }, caller),
  };
};

async function talk(started: TestApp) {
  started.model.reply('About herons.');
  const chat = await started.chat();
  await chat.send('Tell me of herons');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 2);
  return chat;
}

it('a deleted chat is taken back after a restart, pinned as it was, and goes on', async () => {
  const started = await startTestApp();
  const chat = await talk(started);
  await handlersOf(started).shelve(chat.id, 'pinned');
  await handlersOf(started).remove(chat.id);
  expect(firstProjectState(started.app).chats).toEqual([]);
  await started.app.close();

  const again = await started.again();
  expect(firstProjectState(again.app).chats).toEqual([]);
  expect(await handlersOf(again).deleted()).toMatchObject([{ id: chat.id, title: 'Tell me of herons' }]);
  await handlersOf(again).restore(chat.id);
  expect(firstProjectState(again.app).chats).toMatchObject([{ id: chat.id, shelf: 'pinned', turn: 'idle' }]);
  expect(await handlersOf(again).deleted()).toEqual([]);
  await expect(handlersOf(again).restore(chat.id)).rejects.toMatchObject({ code: 'not-found' });
  again.model.reply('They nest in trees.');
  const restored = await again.chat(chat.id);
  await restored.send('Where do they nest?');
  await restored.until(({ turn, items }) => turn.kind === 'idle' && items.length === 4);
});

it('a chat that waits is deleted only when it is said that it may be stopped', async () => {
  const started = await startTestApp({ 'a.txt': 'a' });
  const file_path = join(started.project, 'b.txt');
  started.model.reply({ calls: [{ name: 'write_file', arguments: { file_path, content: 'b' } }] });
  const chat = await started.chat();
  await chat.send('Write b');
  await chat.waiting();
  const { remove, deleted } = handlersOf(started);
  await expect(remove(chat.id)).rejects.toMatchObject({ code: 'busy' });
  await chat.waiting();
  await remove(chat.id, 'stop');
  expect(await deleted()).toMatchObject([{ id: chat.id, title: 'Write b' }]);
  expect(await readdir(started.project)).toEqual(['a.txt']);
});

it('what was deleted 30 days ago is gone after the next start', async () => {
  const started = await startTestApp();
  const [old, recent] = [await talk(started), await talk(started)];
  for (const { id } of [old, recent]) await handlersOf(started).remove(id);
  await started.app.close();
  const trash = join(chatsFolder(started.home, started.project), 'trash');
  const name = (await readdir(trash)).find((each) => each.includes(old.id)) ?? '';
  const daysAgo = Date.now() - 30 * 24 * 60 * 60 * 1000;
  await rename(join(trash, name), join(trash, `${daysAgo}-${old.id}.jsonl`));

  const again = await started.again();
  await again.app.close();
  expect(await readdir(trash)).toEqual([expect.stringContaining(recent.id)]);
});

it('a chat is exported as Markdown with the paths of its project as they are from there', async () => {
  const started = await startTestApp({ 'src/a.txt': 'alpha' });
  const inside = join(started.project, 'src/a.txt');
  const outside = `${started.project}-of-others/b.txt`;
  const call = (name: string, input: object) => ({ name, arguments: input });
  started.model.reply(
    {
      calls: [
        call('read_file', { path: inside }),
        call('list_directory', { path: started.project }),
        call('read_many_files', { paths: [inside, 'src/a.txt'] }),
        call('read_file', { path: outside }),
        call('search_file_content', { pattern: inside, path: join(started.project, 'src') }),
      ],
    },
    `It is ${inside}.`,
  );
  const chat = await started.chat();
  await chat.send('Where is it?');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length >= 3);
  const { text } = await handlersOf(started).exported(chat.id, 'markdown');
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringContaining('Read src/a.txt ('),
    expect.stringContaining('List . ('),
    expect.stringContaining('Read src/a.txt, src/a.txt ('),
    expect.stringContaining(`Read ${outside} (`),
    expect.stringContaining(`Search for ${inside} in src (`),
  ]);
  expect(text).toContain(`\n\nIt is ${inside}.\n`);
});

it('a chat is exported as Markdown and as JSON', async () => {
  const started = await startTestApp({ 'a.txt': 'alpha' });
  started.model.reply(
    { text: 'Let me see.', calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] },
    'Alpha.',
  );
  const chat = await started.chat();
  await chat.send('What is in a.txt?');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length === 3);
  const { exported } = handlersOf(started);
  const markdown = await exported(chat.id, 'markdown');
  expect(markdown).toMatchObject({ name: 'What is in a.txt.md', mimeType: 'text/markdown' });
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;
  expect(markdown.text.split('\n\n')).toEqual([
    '# What is in a.txt?',
    expect.stringMatching(`^Started ${time}$`),
    expect.stringMatching(`^## You · ${time}$`),
    'What is in a.txt?',
    expect.stringMatching(`^## fake-model · ${time}$`),
    'Let me see.',
    expect.stringMatching(/^- .*a\.txt.*\(done\)$/),
    expect.stringMatching(`^## fake-model · ${time}$`),
    'Alpha.\n',
  ]);
  const json = await exported(chat.id, 'json');
  expect(json.name).toBe('What is in a.txt.json');
  const parsed = JSON.parse(json.text);
  const [callId = ''] = Object.keys(parsed.calls);
  expect(parsed).toMatchObject({ format: 'pilotfish-chat', version: 1, items: { length: 3 } });
  expect([JSON.parse(parsed.inputs[callId]), parsed.results[callId]]).toEqual([
    { path: 'a.txt' },
    expect.stringContaining('alpha'),
  ]);
});
