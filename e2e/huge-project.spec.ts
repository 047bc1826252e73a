import { closeSync, mkdirSync, openSync } from 'node:fs';
import { access, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './app';
import { openServed } from './served-shell';
import { composer } from './window';

// A project of 100,000 files, 20,000 of them in one folder: it opens, scrolls, searches and follows the disk like a
// small one.

const shownAtMost = 100;

let made: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  made = path.join(await mkdtemp(path.join(await roomyFolder(), 'pilotfish-huge-')), 'project');
  const parts = Array.from({ length: 100 }, (_, index) => `part-${index % 10}/area-${index}`);
  fill('a-large', 20_000);
  for (const part of parts) fill(part, 800);
  fill('part-7/area-7/deep', 1);
  await writeFile(path.join(made, 'part-7/area-7/deep/rare-heron.cfg'), '');
});

test.afterAll(() => rm(path.dirname(made), { recursive: true, force: true }));

test.use({
  shell: {
    open: (context, options) => openServed(context, { ...options, project: made }),
  },
});

test('its rows come, few of them are in the page, files are found by name, and the disk is followed', async ({
  pilotfish,
}) => {
  test.setTimeout(90_000);
  const { page } = pilotfish;
  const tree = page.getByRole('tree', { name: 'Files of project' });
  const rows = tree.getByRole('treeitem');
  const row = (name: string) => tree.getByRole('treeitem', { name, exact: true });
  const expectFewRows = async () => expect(await rows.count()).toBeLessThanOrEqual(shownAtMost);

  await expect(row('a-large')).toBeVisible();
  await row('a-large').click();
  await expect(row('file-0.ts')).toBeVisible();
  await expectFewRows();
  await expect(row('file-0.ts')).toHaveAttribute('aria-setsize', '20000');

  await writeFile(path.join(made, 'a-large', 'a-new-file.ts'), '');
  await expect(row('a-new-file.ts')).toBeVisible();

  await tree.focus();
  await page.keyboard.press('End');
  await expect(row('part-9')).toBeVisible();
  await expect(row('part-9')).toHaveAttribute('aria-selected', 'true');
  await expectFewRows();

  await page.keyboard.press('ControlOrMeta+P');
  await expect(page.getByRole('combobox', { name: 'Go to file' })).toBeFocused();
  await page.keyboard.type('rarhern');
  await expect(page.getByRole('option')).toHaveText(['rare-heron.cfg, part-7/area-7/deep']);
  await page.keyboard.press('Escape');

  await composer(page).focus();
  await page.keyboard.type('What is @rare-her');
  await expect(page.getByRole('option', { name: /^rare-heron\.cfg/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('What is @part-7/area-7/deep/rare-heron.cfg ');
});

/** One call after the other: faster than many at once, which wait for each other. */
function fill(folder: string, count: number): void {
  mkdirSync(path.join(made, folder), { recursive: true });
  for (let index = 0; index < count; index += 1)
    closeSync(openSync(path.join(made, folder, `file-${index}.ts`), 'w'));
}

/** In memory if the system has such a folder: creating the files there takes a tenth of the time. */
async function roomyFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const isThere = await access(inMemory).then(
    () => true,
    () => false,
  );
  return await realpath(isThere ? inMemory : tmpdir());
}
