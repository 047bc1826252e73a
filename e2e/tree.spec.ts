import { execFile } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { editCall } from './calls';
import { answer, card, send } from './window';

// The project tree beside the disk: lazy, live, walked by keyboard, and its files when opened.

test.use({
  files: {
    '.gitignore': 'logs/\n*.tmp\n',
    'README.md': '# Sample\n',
    'logs/today.log': 'nothing\n',
    'src/deep/inner.ts': 'export const inner = 1;\n',
    'src/sum.ts': 'export const sum = 1 + 1;\n',
    'z.tmp': '',
  },
});

function tree(page: Page): Locator {
  return page.getByRole('tree', { name: 'Files of project' });
}

function row(page: Page, name: string | RegExp): Locator {
  return tree(page).getByRole('treeitem', { name });
}

/** The active row. */
function activeRow(page: Page): Locator {
  return tree(page).getByRole('treeitem', { selected: true });
}

test('the tree follows the disk, and a project that vanishes and comes back', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  await expect(tree(page).getByRole('treeitem')).toHaveText([
    'logs',
    'src',
    '.gitignore',
    'README.md',
    'z.tmp',
  ]);
  await expect(row(page, 'logs, ignored by git')).toBeVisible();
  await expect(row(page, 'z.tmp, ignored by git')).toBeVisible();
  await expect(row(page, 'src')).toHaveAttribute('aria-expanded', 'false');
  await row(page, 'src').click();
  await expect(row(page, 'sum.ts')).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'inner.ts')).toHaveCount(0);

  // Hidden characters are made visible.
  await writeFile(path.join(project, 'src/evil\u202Etxt.exe'), '');
  const shown = row(page, /evil/);
  await expect(shown).toBeVisible();
  expect(await shown.textContent()).not.toContain('\u202E');
  await rename(path.join(project, 'src/evil\u202Etxt.exe'), path.join(project, 'src/newer.ts'));
  await expect(row(page, 'newer.ts')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await rm(path.join(project, 'src'), { recursive: true });
  await expect(row(page, 'src')).toHaveCount(0);

  await rename(project, `${project}-moved`);
  await expect(page.getByText('The folder is gone')).toBeVisible();
  await rename(`${project}-moved`, project);
  await expect(row(page, 'README.md')).toBeVisible();
  await expect(page.getByText('The folder is gone')).toBeHidden();
  await writeFile(path.join(project, 'after.txt'), '');
  await expect(row(page, 'after.txt')).toBeVisible();
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a click previews a file in one tab, a double click keeps it; by keys a file is found, and Enter leads into its text', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  const tabs = page.locator('#editor-area').getByRole('tab');
  await row(page, 'README.md').click();
  await expect(tabs).toHaveText(['README.md, preview']);
  await expect(tabs.getByText('README.md')).toHaveCSS('font-style', 'italic');
  const text = page.getByRole('tabpanel').locator('.view-lines');
  await expect(text).toContainText('Sample');
  await row(page, '.gitignore').click();
  await expect(tabs).toHaveText(['.gitignore, preview']);
  await tabs.first().dblclick();
  await expect(tabs).toHaveText(['.gitignore']);

  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('sr');
  await expect(activeRow(page)).toHaveText('src');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'deep')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(activeRow(page)).toHaveText('sum.ts');
  await page.keyboard.press('Enter');
  await expect(tabs).toHaveText(['.gitignore', 'sum.ts']);
  await expect(page.getByRole('textbox', { name: 'src/sum.ts' })).toBeFocused();
  await tree(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(activeRow(page)).toHaveText('src');

  await Promise.all([
    writeFile(path.join(project, 'dot.png'), pixel),
    writeFile(path.join(project, 'data.bin'), Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 17])),
    writeFile(path.join(project, 'huge.txt'), Buffer.alloc(12 * 1024 * 1024, 'x\n')),
  ]);
  await row(page, 'dot.png').click();
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await row(page, 'data.bin').click();
  await expect(page.getByText('Cannot display this binary file as text.')).toBeVisible();
  await row(page, 'huge.txt').click();
  await expect(page.getByText('The tab shows the first 1.0 MB of 12.0 MB')).toBeVisible();
  await expect(page.locator('.view-line').first()).toHaveText('x');
  await row(page, 'README.md').click();
  await expect(text).toContainText('Sample');
  await writeFile(path.join(project, 'README.md'), '# Another\n');
  await expect(text).toContainText('Another');
  await rm(path.join(project, 'README.md'));
  await expect(page.getByText('This file is missing on disk.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open in your editor' })).toHaveCount(0);
});

async function git(cwd: string, ...args: string[]): Promise<void> {
  const named = ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args];
  await promisify(execFile)('git', named, { cwd, env: { PATH: process.env.PATH, HOME: cwd } });
}

async function commitAll(project: string): Promise<void> {
  await git(project, 'init', '-q');
  await git(project, 'add', '-A');
  await git(project, 'commit', '-q', '-m', 'one');
}

test('git’s state is shown once a message was sent, and follows the disk, the agent and git', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await commitAll(project);
  await writeFile(path.join(project, 'README.md'), '# Another\n');
  await writeFile(path.join(project, 'new.txt'), '');
  await expect(row(page, /^new\.txt$/)).toBeVisible();
  await expect(row(page, /^README\.md$/)).toBeVisible();

  model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] }, 'Done.');
  await send(page, 'Simplify.');
  await expect(row(page, 'README.md, modified')).toBeVisible();
  await expect(row(page, 'new.txt, untracked')).toBeVisible();
  await expectAccessible(page, 'the tree with git’s letters');
  await answer(card(page, 'sum.ts'), 'Accept');
  await expect(row(page, 'src, contains files that the agent changed, contains changes')).toBeVisible();
  // The file that comes to the front is shown in the tree.
  const sum = row(page, 'sum.ts, changed by the agent, modified');
  const fish = row(page, 'sum.ts, changed by the agent').locator('svg').last();
  await expect(sum.getByTitle('Modified')).toHaveAttribute('data-git', 'M');
  const bars = page.getByRole('tabpanel').locator('.git-mark');
  const marks = page.getByRole('tabpanel').locator('.line-mark');
  await expect(bars).toHaveCount(1);
  await expect(marks).toHaveCount(1);
  const place = await fish.boundingBox();
  await git(project, 'add', '-A');
  await git(project, 'commit', '-q', '-m', 'two');
  await expect(row(page, /^sum\.ts, changed by the agent$/)).toBeVisible();
  await expect(row(page, /^README\.md$/)).toBeVisible();
  expect((await fish.boundingBox())?.x).toBe(place?.x);
  await expect(bars).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await rm(path.join(project, 'src/deep'), { recursive: true });
  await expect(row(page, /^src, .*contains changes$/)).toBeVisible();
});
