import { readFile } from 'node:fs/promises';
import { expect, test } from './app';
import { createGate } from './fake-model';
import { answer, beginAnew, conversation, send } from './window';

// Chatting: writing and sending, streaming answers, and the list of chats.

test('answers, chats and what the model writes', async ({ pilotfish }) => {
  test.slow();
  await test.step('an answer streams as markdown, half-written or whole; its code is copied, and what it was thought over with opens', async () => {
    const { page, model } = pilotfish;
    await pilotfish.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const hold = createGate();
    model.reply({
      reasoning: 'First I weigh both sides.',
      text: '# A heading\n\nSome **bold** words.\n\n```ts\nconst answer = 42;\n```\n\nThe end.',
      hold,
      holdAfterBytes: 1100,
    });
    await send(page, 'Explain.');
    await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
    await expect(conversation(page).getByText('The end.')).toBeHidden();
    hold.release();
    await expect(conversation(page).getByText('The end.')).toBeVisible();
    await expect(conversation(page).getByText('bold', { exact: true })).toBeVisible();
    await expect(conversation(page).locator('.hljs-keyword')).toHaveCount(1);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42;');
    await expect(conversation(page).getByText('First I weigh both sides.')).toBeHidden();
    await page.getByRole('button', { name: 'Thinking' }).click();
    await expect(conversation(page).getByText('First I weigh both sides.')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('several chats: found by what was said, renamed, exported, deleted and taken back', async () => {
    const { page, model } = pilotfish;
    model.reply('Herons nest in tall trees.', 'About gulls.');
    await send(page, 'Tell me of herons');
    await expect(conversation(page).getByText('Herons nest in tall trees.')).toBeVisible();
    await page.getByRole('button', { name: 'New chat' }).click();
    await send(page, 'Tell me of gulls');
    await expect(conversation(page).getByText('About gulls.')).toBeVisible();
    expect(model.requests[1]?.messages).toHaveLength(2);

    await page.getByRole('button', { name: 'Chats' }).click();
    const list = page.getByRole('dialog', { name: 'Chats' });
    await list.getByRole('textbox', { name: 'Search chats' }).fill('tall trees');
    await list.getByRole('button', { name: /nest in tall trees/ }).click();
    await expect(conversation(page).getByText('Herons nest in tall trees.')).toBeVisible();

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
    await expect(conversation(page).getByText('Herons nest in tall trees.')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('what the model writes is text: no HTML, no script, no remote image; a link asks first, with its whole address', async () => {
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
        'See [our site](https://example.org/?who=you). After it.',
      ].join('\n'),
    );
    await send(page, 'Show me.');
    await expect(conversation(page).getByText('After it.')).toBeVisible();
    await expect(conversation(page).locator('img, script, iframe')).toHaveCount(0);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);

    await page.getByRole('link', { name: 'our site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open this link?' });
    await expect(dialog.getByText('https://example.org/?who=you')).toBeVisible();
    await pilotfish.page
      .context()
      .route('https://example.org/**', (route) => route.fulfill({ body: 'a page' }));
    const opened = pilotfish.page.context().waitForEvent('page');
    await answer(dialog, 'Open in the browser');
    expect((await opened).url()).toBe('https://example.org/?who=you');
    await expect(dialog).toBeHidden();
  });
});
