import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { beginAnew, composer, conversation } from './window';

// Commands that start with `/`, in the composer.

test.use({
  files: {
    'src/sum.ts': 'export const sum = 2;\n',
    '.pilotfish/commands/review.md':
      '---\ndescription: Reviews a file\nargument-hint: <file>\n---\nReview @$1.\n',
  },
});

const menu = (page: Page) => page.getByRole('listbox', { name: 'Commands' });
const option = (page: Page, name: RegExp) => menu(page).getByRole('option', { name });

async function lastSaid({ model }: Pilotfish, request: number): Promise<unknown> {
  const { messages } = await model.waitForRequest(request);
  return messages.findLast(({ role }) => role === 'user')?.content;
}

test('commands that begin with a slash, of the project, the user and Pilotfish', async ({ pilotfish }) => {
  await test.step('a prompt of the project is there as soon as the folder is trusted, and the chat shows what the model reads', async () => {
    const { page, model } = pilotfish;
    model.reply('Fine.');
    await composer(page).fill('/rev');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Restricted: review', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Trust this folder?' });
    await expect(dialog.getByRole('button', { name: /^review slash command/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Trust this folder', exact: true }).click();
    await expect(dialog).toBeHidden();

    await expect(option(page, /^\/review/)).toContainText('Reviews a file');
    await composer(page).press('Tab');
    await expect(composer(page)).toHaveValue('/review ');
    await page.keyboard.type('src/sum.ts');
    await page.keyboard.press('Enter');
    const prompt = 'Review @src/sum.ts.\n\nContents of src/sum.ts:\n\nexport const sum = 2;';
    expect(await lastSaid(pilotfish, 1)).toBe(prompt);
    await expect(conversation(page).getByText('/review src/sum.ts')).toBeVisible();
    await conversation(page).getByRole('button', { name: 'Text for the model' }).click();
    await expect(conversation(page).getByText('Contents of src/sum.ts:')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('by keys alone: a slash runs nothing, a name is completed, its choices are offered, Esc leaves the text as it is', async () => {
    const { page } = pilotfish;
    await composer(page).fill('/');
    await expect(option(page, /^\/compact/)).toBeVisible();
    await expectAccessible(page, 'the menu of slash commands');
    await page.keyboard.type('mo');
    await expect(option(page, /^\/mode <mode>/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue('/mode ');
    await page.keyboard.type('acc');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Mode: Accept edits' })).toBeVisible();
    await expect(composer(page)).toHaveValue('');

    await page.keyboard.type('/co');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(composer(page)).toHaveValue('/co');
    await expect(composer(page)).toBeFocused();

    // Auto asks for its duration, a page opens, and a new chat deletes nothing.
    const run = async (command: string) => {
      await composer(page).fill(command);
      await page.keyboard.press('Enter');
    };
    await run('/mode auto');
    const dialog = page.getByRole('dialog', { name: 'Work without asking' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Mode: Accept edits' })).toBeVisible();
    await run('/tools');
    await expect(page.getByRole('heading', { name: 'Tools', exact: true, level: 3 })).toBeVisible();
    await page.keyboard.press('Escape');
    await run('/clear');
    await expect(page.getByRole('heading', { name: 'New chat' })).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await page.getByRole('button', { name: /^Chats/ }).click();
    await expect(page.getByText('/review src/sum.ts', { exact: true })).toBeVisible();
  });
});
