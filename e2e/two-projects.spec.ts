import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { writeCall } from './calls';
import { createGate } from './fake-model';
import { startPilotfish } from './pilotfish';
import { answer, card, conversation, openFolder, send } from './window';

// Several open projects in one process, each in its own window.

/** A second folder beside the project. */
async function makeOther({ project }: Pilotfish): Promise<string> {
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  return other;
}

/** The model proposes to write the file, and its question waits. */
async function propose(page: Page, { model }: Pilotfish, file: string): Promise<void> {
  model.reply({ calls: [writeCall(file, `${path.basename(file)}\n`)] });
  await send(page, `Write ${path.basename(file)}.`);
  await expect(card(page, path.basename(file))).toBeVisible();
}

function projectButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Project: ${name}` });
}

test.use({ ownProcess: true });

test('a question waits in each of two projects, and each is answered in its own window, crosswise', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const other = await makeOther(pilotfish);
  await projectButton(page, 'project').click();
  await page.getByRole('menuitem', { name: 'Open folder in new window…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a folder' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill(other);
  const opening = page.waitForEvent('popup');
  await answer(dialog, 'Open');
  const second = await opening;
  await expect(projectButton(second, 'other')).toBeVisible();
  await expect(projectButton(page, 'project')).toBeVisible();
  await propose(page, pilotfish, path.join(project, 'one.txt'));
  await propose(second, pilotfish, path.join(other, 'two.txt'));
  await expect(card(page, 'one.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 in another chat' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /other project/ })).toBeVisible();

  await second.reload();
  await expect(card(second, 'two.txt')).toBeVisible();
  await page.reload();
  await expect(card(page, 'one.txt')).toBeVisible();

  model.reply('Two is written.');
  await answer(card(second, 'two.txt'), 'Accept');
  await expect(conversation(second).getByText('Two is written.')).toBeVisible();
  await expect(card(page, 'one.txt')).toBeVisible();
  model.reply('One is written.');
  await answer(card(page, 'one.txt'), 'Accept');
  await expect(conversation(page).getByText('One is written.')).toBeVisible();
  expect(await readFile(path.join(project, 'one.txt'), 'utf8')).toBe('one.txt\n');
  expect(await readFile(path.join(other, 'two.txt'), 'utf8')).toBe('two.txt\n');
  await expect(conversation(second)).not.toContainText('One is written.');
});

test('a window that changes project comes back and finds its chat going on; a question that waits there is gone to', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const other = await makeOther(pilotfish);
  const hold = createGate();
  model.reply({ text: 'Said while nobody looked.', hold });
  await send(page, 'Take your time.');
  await hold.reached;
  await openFolder(page, other);
  await expect(page.getByText('Ask about other, or for a change')).toBeVisible();
  await expect(page).toHaveURL(/\/\?project=other-[0-9a-f]{12}$/);
  await projectButton(page, 'other').click();
  await expect(page.getByText('Open projects')).toBeVisible();
  await page.getByRole('menuitem', { name: project }).click();
  await expect(page.getByRole('button', { name: 'Stop the turn' })).toBeVisible();
  hold.release();
  await expect(conversation(page).getByText('Said while nobody looked.')).toBeVisible();

  await propose(page, pilotfish, path.join(project, 'one.txt'));
  await openFolder(page, other);
  await expect(page).toHaveTitle('other – Pilotfish');
  await projectButton(page, 'other').click();
  await page.getByRole('menuitem', { name: `1 question waiting: ${project}` }).click();
  model.reply('One is written.');
  await answer(card(page, 'one.txt'), 'Accept');
  await expect(conversation(page).getByText('One is written.')).toBeVisible();
  await expect(projectButton(page, 'project')).toBeVisible();
  expect(await readFile(path.join(project, 'one.txt'), 'utf8')).toBe('one.txt\n');
});

test('serve takes several folders, and each has a link of its own', async ({ pilotfish, context }) => {
  const { project, home, model } = pilotfish;
  const other = await makeOther(pilotfish);
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const served = startPilotfish(['serve', other, project, '--no-open'], { home, env });
  for (const [folder, name] of [
    [project, 'project'],
    [other, 'other'],
  ]) {
    const [, link = ''] = await served.printed(new RegExp(`Pilotfish serves ${folder} at (http\\S+)`));
    const page = await context.newPage();
    await page.goto(link);
    await expect(projectButton(page, String(name))).toBeVisible();
    await served.printed(new RegExp(`Link for another browser on ${folder}: http`));
  }
  served.kill('SIGTERM');
  await served.ended;
});
