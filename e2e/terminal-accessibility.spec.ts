import { expect, test } from './app';
import { expectAccessible } from './axe';
import { shellCall } from './calls';
import { agentTab, input, openBash, panel, screen, typeLine } from './terminal-steps';
import { answer, callLine, card, conversation, send } from './window';

// Commands and terminals as axe sees them, in both themes.

// Eight passes of axe take time on a small machine.
test.setTimeout(120_000);

test('a shell that reads aloud, a line a list item, after a reload too; one that has ended, and a command that waits, runs and is done', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  await openBash(page);
  await panel(page).getByRole('button', { name: 'More terminal actions' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Screen reader mode' }).click();
  await input(page).focus();
  await typeLine(page, 'clear; echo "read"" aloud"');
  const lines = panel(page).getByRole('list').getByRole('listitem');
  await expect(lines.filter({ hasText: 'read aloud' })).toHaveCount(1);
  await page.reload();
  await expect(lines.filter({ hasText: 'read aloud' })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type('exit 3\n');
  await expect(panel(page).getByRole('status')).toHaveText('Ended, exit code 3');
  await expect(screen(page)).toBeVisible();
  await expectAccessible(page, 'a shell for a screen reader that has ended');
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel(page).getByText('No terminal is open')).toBeVisible();

  model.reply(
    { calls: [shellCall('bash -c pwd && until [ -e go ]; do sleep 0.05; done; echo done', 'Wait a while')] },
    'It is done.',
  );
  await send(page, 'Wait.');
  await expect(card(page, 'Wait a while')).toBeVisible();
  await expectAccessible(page, 'no terminal, and a command that waits for an answer');
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
