import { isTextOf } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { startPageServer } from '../web/testing/page-server';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, startTestApp } from './testing/test-app';

test('a wrong key is told to every window, and no more once another is set', async () => {
  const server = await startPageServer({
    '/search': (_request, response) => response.writeHead(401).end('{}'),
  });
  onTestFinished(() => server.close());
  const { app, model, chat: open } = await startTestApp();
  const { saveSearch } = createHandlers(app).settings;
  const baseUrl = server.url('/').origin;
  await saveSearch({ baseUrl, key: 'wrong' }, caller);
  const mode = { kind: 'auto', until: Date.now() + 60_000 } as const;
  const chat = await open(await firstProject(app).chats.create(mode));
  model.reply({ calls: [{ name: 'web_search', arguments: { query: 'fish' } }] }, 'No.');
  await chat.send('Search for fish.');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const isTold = () => app.store.state('app').notices.some(({ text }) => isTextOf(text, 'web.key-refused'));
  expect(server.asked).toEqual(['/search']);
  expect(isTold()).toBe(true);
  await saveSearch({ baseUrl, key: 'right' }, caller);
  expect(isTold()).toBe(false);
});
