import { expect, test } from './app';
import { expectAccessible } from './axe';
import { shellCall } from './calls';
import { agentTab, input, openBash, panel, screen, typeLine } from './terminal-steps';
import { answer, callLine, card, conversation, send } from './window';

// Commands and terminals as axe sees them, in both themes.

test.describe.configure({ timeout: 120_000 });

test('a command’s card while it waits, while it runs, and when it is done', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply(
    { calls: [shellCall('bash -c pwd && until [ -e go ]; do sleep 0.05; done; echo done', 'Wait a while')] },
    'It is done.',
  );
  await send(page, 'Wait.');
  await expect(card(page, 'Wait a while')).toBeVisible();
  await expectAccessible(page, 'a command that waits for an answer');
  await answer(card(page, 'Wait a while'), 'Accept');
  await conversation(page).getByRole('button', { name: 'Open in terminal' }).click();
  await expect(agentTab(page)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'a command that runs, and its terminal');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(conversation(page).getByText('It is done.')).toBeVisible();
  await callLine(page, 'Wait a while').click();
  await expect(conversation(page).getByRole('log', { name: 'Output' })).toBeVisible();
  await expectAccessible(page, 'a command that has ended, and its terminal');
});

test('a shell that reads aloud, a line a list item, after a reload too; one that has ended, and none', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  await openBash(page);
  await panel(page).getByRole('button', { name: 'More terminal actions' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Screen reader mode' }).click();
  await input(page).focus();
  await typeLine(page, 'clear; echo "read"" aloud"');
  const lines = panel(page).getByRole('list').getByRole('listitem');
  await expect(lines.filter({ hasText: 'read aloud' })).toHaveCount(1);
  await page.reload();
  await expect(lines.filter({ hasText: 'read aloud' })).toHaveCount(1);
  await expectAccessible(page, 'a shell for a screen reader');
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type('exit 3\n');
  await expect(panel(page).getByRole('status')).toHaveText('Ended, exit code 3');
  await expect(screen(page)).toBeVisible();
  await expectAccessible(page, 'a shell that has ended');
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel(page).getByText('No terminal is open')).toBeVisible();
  await expectAccessible(page, 'no shell');
});
