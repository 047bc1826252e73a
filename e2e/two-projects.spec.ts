import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { shellCall } from './calls';
import { test as cliTest } from './headless';
import { startPilotfish } from './pilotfish';
import { answer, card, conversation, openFolder, send } from './window';

// Several open projects in one process, each in its own window.

/** A second folder beside the project. */
async function makeOther({ project }: Pilotfish): Promise<string> {
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  return other;
}

/** The model wants to make the file, and its question waits. A command opens no editor, which would take long. */
async function propose(page: Page, { model }: Pilotfish, name: string): Promise<void> {
  model.reply({ calls: [shellCall(`touch ${name}`)] });
  await send(page, `Make ${name}.`);
  await expect(card(page, name)).toBeVisible();
}

function projectButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Project: ${name}` });
}

test.use({ ownProcess: true });

test('a question waits in each of two projects, and each is answered in its own window, crosswise; a window that left comes back to its question', async ({
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
  await propose(page, pilotfish, 'one.txt');
  await propose(second, pilotfish, 'two.txt');
  await expect(card(page, 'one.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 in another chat' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /other project/ })).toBeVisible();

  model.reply('Two is made.');
  await answer(card(second, 'two.txt'), 'Accept');
  await expect(conversation(second).getByText('Two is made.')).toBeVisible();
  await expect(card(page, 'one.txt')).toBeVisible();
  model.reply('One is made.');
  await answer(card(page, 'one.txt'), 'Accept');
  await expect(conversation(page).getByText('One is made.')).toBeVisible();
  await access(path.join(project, 'one.txt'));
  await access(path.join(other, 'two.txt'));
  await expect(conversation(second)).not.toContainText('One is made.');

  // A window that shows another project comes back by the question that waits.
  await propose(page, pilotfish, 'three.txt');
  await openFolder(page, other);
  await expect(page).toHaveTitle('other – Pilotfish');
  await projectButton(page, 'other').click();
  await page.getByRole('menuitem', { name: `1 question waiting: ${project}` }).click();
  model.reply('Three is made.');
  await answer(card(page, 'three.txt'), 'Accept');
  await expect(conversation(page).getByText('Three is made.')).toBeVisible();
  await expect(projectButton(page, 'project')).toBeVisible();
  await access(path.join(project, 'three.txt'));
});

cliTest('serve takes several folders, and each has a link of its own', async ({ cli }) => {
  const { folder, home } = cli;
  const other = path.join(path.dirname(folder), 'other');
  await mkdir(other);
  const served = startPilotfish(['serve', other, folder, '--no-open'], { home, env: {} });
  for (const [root, name] of [
    [folder, 'project'],
    [other, 'other'],
  ] as const) {
    const [, link = ''] = await served.printed(new RegExp(`Pilotfish serves ${root} at (http\\S+)`));
    const { headers } = await fetch(link, { redirect: 'manual' });
    expect(headers.get('location')).toMatch(new RegExp(`project=${name}-[0-9a-f]{12}`));
    await served.printed(new RegExp(`Link for another browser on ${root}: http`));
  }
  served.kill('SIGTERM');
  await served.ended;
});
