import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { beginAnew, composer, conversation, openFolder, send } from './window';

// Tabs, layout and drafts return after a restart. A served window has a new address then, and the browser stores none
// of it.

test.use({
  files: {
    'README.md': '# Sample\n',
    'parse.ts': 'const a = 1;\n',
    'src/deep/inner.ts': 'export const inner = 1;\n',
    'src/sum.ts': 'export const sum = 1 + 1;\n',
  },
});

function row(page: Page, name: string): Locator {
  return page.getByRole('tree').getByRole('treeitem', { name, exact: true });
}

function tabs(page: Page): Locator {
  return page.locator('#editor-area').getByRole('tab');
}

async function openFile(page: Page, name: string): Promise<void> {
  await row(page, name).dblclick();
  await expect(tabs(page).filter({ hasText: name })).toHaveAttribute('aria-selected', 'true');
}

/** Tabs, an open folder, a wider tree and a draft; returns the width of the tree. */
async function arrange(page: Page): Promise<number> {
  await row(page, 'src').click();
  await openFile(page, 'sum.ts');
  await openFile(page, 'README.md');
  await tabs(page).filter({ hasText: 'sum.ts' }).click();
  const separator = page.getByRole('separator', { name: 'Width of the project tree' });
  for (let step = 0; step < 3; step += 1) await separator.press('ArrowRight');
  await composer(page).fill('What I was about to say');
  return await treeWidth(page);
}

async function treeWidth(page: Page): Promise<number> {
  return Math.round((await page.getByRole('tree').boundingBox())?.width ?? 0);
}

async function expectArranged(page: Page, width: number): Promise<void> {
  await expect(tabs(page)).toHaveText(['sum.ts', 'README.md']);
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'deep')).toBeVisible();
  await expect(composer(page)).toHaveValue('What I was about to say');
  await expect.poll(() => treeWidth(page)).toBe(width);
}

/** Waits until the main process has stored `text` about the windows of the project. */
async function keptOnDisk({ home, page }: Pilotfish, text: string): Promise<void> {
  const file = path.join(home, 'windows', `${new URL(page.url()).searchParams.get('project')}.json`);
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(text);
}

test('after another project, and after a restart, the tabs, the open folders, the sizes and the draft are there again', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  const width = await arrange(page);
  await openFolder(page, other);
  await expect(page.getByText('Ask about other, or for a change')).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
  await openFolder(page, project);
  await expectArranged(page, width);

  await keptOnDisk(pilotfish, 'What I was about to say');
  // If the process ends while an editor's worker loads, that is no fault of the page.
  await pilotfish.page.waitForLoadState('networkidle');
  await pilotfish.restart();
  await expectArranged(pilotfish.page, width);
  expect(await pilotfish.page.evaluate(() => Object.keys(localStorage))).toEqual(['pilotfish-key']);
});

test('two windows: each keeps its own layout, neither loses the other’s draft, a new one begins with the last', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply('One.', 'Two.');
  await send(page, 'First chat');
  await expect(conversation(page).getByText('One.')).toBeVisible();
  await openFile(page, 'README.md');
  await composer(page).fill('for the first chat');
  await keptOnDisk(pilotfish, 'for the first chat');

  const second = await pilotfish.secondWindow();
  await expect(tabs(second)).toHaveText(['README.md']);
  await second.getByRole('button', { name: 'New chat' }).click();
  await send(second, 'Second chat');
  await expect(conversation(second).getByText('Two.')).toBeVisible();
  await openFile(second, 'parse.ts');
  await composer(second).fill('for the second chat');
  await keptOnDisk(pilotfish, 'for the second chat');

  await page.reload();
  await expect(conversation(page).getByText('One.')).toBeVisible();
  await expect(tabs(page)).toHaveText(['README.md']);
  await expect(composer(page)).toHaveValue('for the first chat');
  // Right after a key, not even that key is lost.
  await second.bringToFront();
  await composer(second).press('!');
  await second.reload();
  await expect(conversation(second).getByText('Two.')).toBeVisible();
  await expect(composer(second)).toHaveValue('for the second chat!');
  await keptOnDisk(pilotfish, 'for the first chat');
  await keptOnDisk(pilotfish, 'for the second chat!');
});

/** Of the tree, the editor area and the chat. */
async function columnWidths(page: Page): Promise<number[]> {
  const panels = ['tree', 'editor', 'chat'].map((id) => page.locator(`[data-panel]#${id}`).boundingBox());
  return (await Promise.all(panels)).map((box) => Math.round(box?.width ?? 0));
}

test('columns and terminal in windows of any size', async ({ pilotfish }) => {
  await test.step('opened in a tight window and then made wide, the columns are as they are in a wide one', async () => {
    const { page } = pilotfish;
    const widths = () => columnWidths(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await widths()).reduce((sum, width) => sum + width)).toBe(1438);
    const asOpened = await widths();
    const tightAndBack = async () => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.reload();
      await expect.poll(widths).toEqual([0, 682, 340]);
      // Like dragging the window wider: at first the change is small.
      await page.setViewportSize({ width: 1160, height: 700 });
      await expect.poll(async () => (await widths())[0]).toBeGreaterThan(150);
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await tightAndBack();
    await expect.poll(widths).toEqual(asOpened);

    const separator = page.getByRole('separator', { name: 'Width of the chat' });
    for (let step = 0; step < 2; step += 1) await separator.press('ArrowRight');
    await expect.poll(async () => (await widths())[2]).toBeLessThan(asOpened[2] ?? 0);
    const asLeft = await widths();
    await keptOnDisk(pilotfish, 'wide columns');
    await tightAndBack();
    await expect.poll(widths).toEqual(asLeft);
  });
  await test.step('in a tight window the tree gives way, then the chat; the diff is never the smallest, and a wide one is as before', async () => {
    const { page } = pilotfish;
    const widths = () => columnWidths(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The lines between the columns take two pixels.
    await expect.poll(async () => (await widths()).reduce((sum, width) => sum + width)).toBe(1438);
    const wide = await widths();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect.poll(widths).toEqual([0, 682, 340]);
    await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Show or hide the project tree' }).click();
    await expect.poll(async () => (await widths())[0]).toBeGreaterThan(150);
    const [tree = 0, editor = 0, chat = 0] = await widths();
    expect(editor).toBeGreaterThan(Math.max(tree, chat));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(widths).toEqual(wide);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect.poll(widths).toEqual([tree, editor, chat]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await widths())[0]).toBeGreaterThan(150);
  });
  await beginAnew(pilotfish);
  await test.step('in a low window the terminal is no higher than what is read above it, wherever it was opened', async () => {
    const { page } = pilotfish;
    const heights = async () => {
      const panels = ['files', 'terminals'].map((id) => page.locator(`[data-panel]#${id}`).boundingBox());
      return (await Promise.all(panels)).map((box) => Math.round(box?.height ?? 0));
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('Control+Backquote');
    await expect(page.getByRole('region', { name: 'Terminal', exact: true })).toBeVisible();
    await expect.poll(async () => (await heights())[1]).toBeGreaterThan(300);
    const [before = 0] = await heights();
    await page.setViewportSize({ width: 880, height: 650 });
    await expect.poll(async () => (await heights())[0]).toBeLessThan(before);
    const [files = 0, terminals = 0] = await heights();
    expect(files).toBeGreaterThan(1.4 * terminals);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await heights())[0]).toBe(before);

    const maximise = page.getByRole('button', { name: 'Maximise or restore the terminal' });
    await maximise.click();
    await expect(page.locator('#editor-area')).toBeHidden();
    await maximise.click();
    await expect.poll(async () => (await heights())[0]).toBe(before);
    await maximise.click();
    await row(page, 'README.md').click();
    await expect(tabs(page)).toHaveText([/README.md/]);
  });
});
