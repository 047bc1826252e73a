import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageServer, page as served, startPageServer } from '../src/main/web/testing/page-server';
import { expect, test } from './app';
import { resultsIn } from './calls';
import { canary } from './canary';
import { answer, beginAnew, callLine, card, conversation, send } from './window';

// The web tools in the window: a page is approved, fetched and used in the answer; a key of the settings allows web
// searches.

const guide = `<!doctype html><html><head><title>Connecting</title></head><body><main><h1>Connecting</h1>
<p>${'Opens a connection and resolves once the server has answered. '.repeat(8)}</p></main></body></html>`;

const found = {
  answer: 'Call connect().',
  results: [{ title: 'Connecting', url: 'https://docs.example.com/connect' }],
};

let server: PageServer;
test.beforeEach(async () => {
  server = await startPageServer({
    '/guide': served(guide),
    '/more': served('More of it.', 'text/plain'),
    '/search': (request, response) => {
      const isKnown = request.headers.authorization === `Bearer ${canary}`;
      if (isKnown) served(JSON.stringify(found), 'application/json')(request, response);
      else response.writeHead(401).end();
    },
  });
});
test.afterEach(() => server.close());

const fetchCall = (url: string) => ({ name: 'web_fetch', arguments: { url, prompt: 'How do I connect?' } });

test('the web is read and searched', async ({ pilotfish }) => {
  await test.step('a page is asked about, fetched after “Always…”, and the next of its host without a question', async () => {
    const { page, home, model } = pilotfish;
    await writeFile(
      path.join(home, 'settings.json'),
      JSON.stringify({ web: { allowedHosts: [server.host] } }),
    );
    const url = server.url('/guide').href;
    model.reply({ calls: [fetchCall(url)] }, { calls: [fetchCall(server.url('/more').href)] }, 'Now I know.');
    model.sideReply('Call `connect()`.', 'Nothing more.');
    await send(page, 'How do I connect?');

    const question = card(page, '/guide');
    await expect(question).toContainText(`Host 127.0.0.1, port ${server.port}`);
    await expect(question).toContainText('Question about the page: How do I connect?');
    await expect(question).toContainText('Not encrypted (http)');
    expect(server.asked).toEqual([]);
    await answer(question, 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    await expect(dialog).toContainText(`Saved as allow web_fetch ${server.host}`);
    await dialog.getByRole('radio', { name: 'This project' }).check();
    await answer(dialog, 'Accept and create rule');

    await expect(conversation(page).getByText('Now I know.')).toBeVisible();
    expect(server.asked).toEqual(['/guide', '/more']);
    expect(resultsIn(model.requests.filter(({ tools }) => tools.length > 0).at(-2))).toEqual([
      'Call `connect()`.',
    ]);
    expect(resultsIn(model.requests.at(-1))).toEqual(['Nothing more.']);
    expect(await readFile(path.join(home, 'rules.json'), 'utf8')).toContain(server.host);
    await callLine(page, '/guide').last().click();
    await page.getByRole('button', { name: 'Fetched text' }).click();
    await expect(conversation(page).getByText('Opens a connection and resolves once').first()).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('the web is searched with the key of the settings, and the card lists the sources', async () => {
    const { page, model } = pilotfish;
    await page.keyboard.press('ControlOrMeta+,');
    await page.getByRole('button', { name: 'Tools and servers', exact: true }).click();
    await page.getByRole('textbox', { name: 'Base URL' }).fill(server.url('/').href.replace(/\/$/, ''));
    await page.getByLabel(/^Key|key$/).fill(canary);
    const web = page.getByRole('region', { name: 'Web' });
    await web.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Delete the key' })).toBeVisible();
    await page.keyboard.press('Escape');

    model.reply({ calls: [{ name: 'web_search', arguments: { query: 'connect' } }] }, 'Found.');
    await send(page, 'Search.');
    await expect(card(page, 'connect')).toContainText('Sends: connect');
    await answer(card(page, 'connect'), 'Accept');
    await expect(conversation(page).getByText('Found.')).toBeVisible();
    expect(resultsIn(model.requests.at(-1))).toEqual([
      'Web search results for "connect":\n\nCall connect().\n\nSources:\n[1] Connecting (https://docs.example.com/connect)',
    ]);
    await callLine(page, 'connect').last().click();
    await expect(page.getByRole('list', { name: 'Sources' })).toContainText('docs.example.com');
  });
});
