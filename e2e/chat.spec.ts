import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { readCall } from './calls';
import { createGate } from './fake-model';
import { answer, callLine, composer, conversation, send } from './window';

// Talking: what is written and sent, what streams in, and the list of chats.

test('an answer streams as markdown, half-written or whole, and its code can be copied', async ({
  pilotfish,
  context,
}) => {
  const { page, model } = pilotfish;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hold = createGate();
  model.reply({
    text: '# A heading\n\nSome **bold** words.\n\n```ts\nconst answer = 42;\n```\n\nThe end.',
    hold,
    holdAfterBytes: 900,
  });
  await send(page, 'Explain.');
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(conversation(page).getByText('The end.')).toBeHidden();
  hold.release();
  await expect(conversation(page).getByText('The end.')).toBeVisible();
  await expect(conversation(page).getByText('bold', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42;');
});

test('a wide table scrolls by itself, breaks no word, and the keyboard reaches it', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const words = ['configuration', 'environment', 'implementation', 'responsibilities', 'synchronisation'];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  model.reply([row(words), row(words.map(() => '---')), row(words.toReversed()), '', 'The end.'].join('\n'));
  await send(page, 'Compare.');
  await expect(conversation(page).getByText('The end.')).toBeVisible();
  const table = conversation(page).getByRole('region', { name: 'Table' });
  const heads = await table.getByRole('columnheader').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
    }),
  );
  expect(heads).toEqual(words.map(() => 1));
  expect(await table.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true);
  expect(await conversation(page).evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(false);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
});

test('reasoning is folded and opens', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ reasoning: 'First I weigh both sides.', text: 'Both.' });
  await send(page, 'Which?');
  await expect(conversation(page).getByText('Both.')).toBeVisible();
  await expect(conversation(page).getByText('First I weigh both sides.')).toBeHidden();
  await page.getByRole('button', { name: 'Thinking' }).click();
  await expect(conversation(page).getByText('First I weigh both sides.')).toBeVisible();
});

test('a call is one line that opens to its input and its result', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  await writeFile(path.join(project, 'notes.txt'), 'a remark in a file\n');
  model.reply({ calls: [readCall('notes.txt')] }, 'Read.');
  await send(page, 'Read it.');
  await expect(conversation(page).getByText('Read.', { exact: true })).toBeVisible();
  await callLine(page, 'notes.txt').click();
  await expect(conversation(page).getByText('"path": "notes.txt"')).toBeVisible();
  await expect(conversation(page).getByText('a remark in a file')).toBeVisible();
  await expect(conversation(page).getByText('Changes no file, so it never asks.')).toBeVisible();
});

test('stopping in the middle keeps what was said, and the chat goes on', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const hold = createGate();
  model.reply({ text: 'These words arrive, these never do.', hold, holdAfterBytes: 700 }, 'Again.');
  await send(page, 'Speak.');
  await expect(conversation(page).getByText('These words')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the turn' }).click();
  await expect(conversation(page).getByText('Stopped by you.')).toBeVisible();
  hold.release();
  await send(page, 'Once more.');
  await expect(conversation(page).getByText('Again.')).toBeVisible();
  await expect(conversation(page).getByText('these never do')).toBeHidden();
});

test('a message sent while it works is queued, and can be taken back', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const hold = createGate();
  model.reply({ text: 'The first answer.', hold }, 'The second answer.');
  await send(page, 'First.');
  await hold.reached;
  await send(page, 'Second.');
  await send(page, 'Never mind.');
  const queued = page.getByRole('list', { name: 'Queued messages' }).getByRole('listitem');
  await expect(queued).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove queued message: Never mind.' }).click();
  await expect(queued).toHaveCount(1);
  hold.release();
  await expect(conversation(page).getByText('The second answer.')).toBeVisible();
  await expect(queued).toHaveCount(0);
  const said = model.requests[1]?.messages.filter(({ role }) => role === 'user');
  expect(said?.map(({ content }) => content)).toEqual(['First.', 'Second.']);
});

test('Enter sends, Shift+Enter breaks the line', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply('Two lines.');
  await composer(page).click();
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Two lines.')).toBeVisible();
  expect(model.requests[0]?.messages.at(-1)?.content).toBe('one\ntwo');
  await expect(composer(page)).toHaveValue('');
});

test('Enter during text composition neither sends nor breaks the line', async ({ pilotfish, context }) => {
  const { page, model } = pilotfish;
  await composer(page).click();
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await session.send('Input.insertText', { text: '日本' });
  await expect(composer(page)).toHaveValue('日本');
  expect(model.requests).toEqual([]);
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(0);
});

test('a draft survives a reload', async ({ pilotfish }) => {
  const { page } = pilotfish;
  await composer(page).fill('half a thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('half a thought');
});

test('what the model writes is text: no HTML, no script, no remote image', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  model.reply(
    [
      '<img src="https://evil.example/a.png" onerror="window.owned = 1"><script>window.owned = 1</script>',
      '',
      '![pixel](https://evil.example/b.png)',
      '',
      '[click](javascript:window.owned=1) <iframe src="https://evil.example"></iframe>',
      '',
      'After it.',
    ].join('\n'),
  );
  await send(page, 'Show me.');
  await expect(conversation(page).getByText('After it.')).toBeVisible();
  await expect(conversation(page).locator('img, script, iframe')).toHaveCount(0);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('a link asks first, with its whole address', async ({ pilotfish, context }) => {
  const { page, model } = pilotfish;
  model.reply('See [our site](https://example.org/?who=you).');
  await send(page, 'Where?');
  await page.getByRole('link', { name: 'our site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this link?' });
  await expect(dialog.getByText('https://example.org/?who=you')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).not.toContain('example.org');

  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'a page' }));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'our site' }).click();
  await answer(dialog, 'Open in the browser');
  expect((await opened).url()).toBe('https://example.org/?who=you');
  await expect(dialog).toBeHidden();
});

test('several chats: found by what was said, renamed, exported, deleted and taken back', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line} of the gulls.`).join('\n\n');
  model.reply('Herons nest in tall trees.', lines, 'About gulls.');
  await send(page, 'Tell me of herons');
  await expect(conversation(page).getByText('Herons nest in tall trees.')).toBeVisible();
  await send(page, 'And now at length');
  await expect(conversation(page).getByText('Line 59 of the gulls.')).toBeInViewport();
  await page.getByRole('button', { name: 'New chat' }).click();
  await send(page, 'Tell me of gulls');
  await expect(conversation(page).getByText('About gulls.')).toBeVisible();
  expect(model.requests[2]?.messages).toHaveLength(2);

  await page.getByRole('button', { name: 'Chats' }).click();
  const list = page.getByRole('dialog', { name: 'Chats' });
  await expect(list.getByRole('heading')).toHaveText(['Today']);
  await list.getByRole('textbox', { name: 'Search chats' }).fill('tall trees');
  await list.getByRole('button', { name: /nest in tall trees/ }).click();
  await expect(conversation(page).getByText('Herons nest in tall trees.')).toBeInViewport();
  await expect(conversation(page).getByText('Line 59 of the gulls.')).not.toBeInViewport();

  await page.getByRole('button', { name: 'Chats' }).click();
  await expect(list.getByRole('textbox', { name: 'Search chats' })).toBeFocused();
  await expect(list.getByRole('button', { name: /^Tell me of/ })).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: /^Tell me of herons/ })).toBeFocused();
  await page.keyboard.press('F2');
  await list.getByRole('textbox', { name: 'New title' }).fill('Grey herons');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: /^Grey herons/ })).toBeFocused();
  await list.getByRole('button', { name: 'Actions for Grey herons' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('Grey herons.md');
  expect(await readFile(await download.path(), 'utf8')).toContain('Herons nest in tall trees.');

  await list.getByRole('button', { name: /^Grey herons/ }).press('Delete');
  await expect(conversation(page).getByText('About gulls.')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: /^Grey herons/ }).click();
  await expect(conversation(page).getByText('Line 59 of the gulls.')).toBeInViewport();
});
