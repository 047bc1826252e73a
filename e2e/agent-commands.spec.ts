import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible, expectMenuAccessible } from './axe';
import { start, waiting } from './background-steps';
import { shellCall } from './calls';
import { agentTab, commandRows, commandState, input, openBash, panel, screen } from './terminal-steps';
import { answer, beginAnew, callLine, card, conversation, send } from './window';

// The agent's commands in their shared tab of the terminal panel: a list, and the terminal of one.

test.setTimeout(60_000);

test.beforeEach(({ pilotfish }) => pilotfish.page.setViewportSize({ width: 1440, height: 900 }));

async function runFailing({ page, model }: Pilotfish): Promise<void> {
  model.reply({ calls: [shellCall("echo not good; bash -c 'exit 3'", 'Tests')] }, 'They failed.');
  await send(page, 'Test it.');
  await answer(card(page, 'Tests'), 'Accept');
  await expect(conversation(page).getByText('They failed.')).toBeVisible();
}

/** A server and a watcher that run on, and failed tests. */
async function startThree(pilotfish: Pilotfish): Promise<void> {
  await start(pilotfish, waiting('server'), 'Server');
  await runFailing(pilotfish);
  await start(pilotfish, waiting('watcher'), 'Watcher');
}

test('many commands in one tab, and each found again from its card', async ({ pilotfish }) => {
  await test.step('many commands are one tab with a list: those that run first, walked by keys, an ended one removed', async () => {
    const { page } = pilotfish;
    await startThree(pilotfish);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show or hide the terminal' }).click();
    await expect(panel(page).getByRole('tab')).toHaveCount(1);
    await expect(agentTab(page)).toHaveAccessibleName('Agent 2 running, The last one failed');
    const rows = commandRows(page);
    await expect(rows).toHaveText([
      /watcher.*Running · /,
      /server.*Running · /,
      /not good.*Ended, exit code 3 · /,
    ]);
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');

    const list = panel(page).getByRole('listbox');
    await list.focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('End');
    await expect(commandState(page)).toHaveText('Ended, exit code 3');
    await expect(screen(page)).toContainText('not good');
    await expect(list).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(rows).toHaveText([/watcher/, /server/]);
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(list).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('textbox', { name: 'Output of the command' })).toBeFocused();
  });
  await test.step('a card leads to its command, which is chosen again after a reload, beside a shell too, where the list is a picker', async () => {
    const { page } = pilotfish;
    await runFailing(pilotfish);
    await conversation(page).getByRole('button', { name: 'Open in terminal' }).first().click();
    const server = commandRows(page).filter({ hasText: 'Server' });
    await expect(server).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'the agent’s commands');
    await panel(page).getByRole('button', { name: 'Split the terminal' }).click();
    await expect(input(page)).toBeFocused();
    await expect(panel(page).getByRole('tab')).toHaveCount(2);
    await expect(panel(page).locator('.xterm-screen')).toHaveCount(2);
    await page.reload();
    await expect(panel(page).locator('.xterm-screen')).toHaveCount(2);
    await expect(commandState(page)).toHaveText('Running');
    await agentTab(page).click();
    await expect(panel(page).getByRole('group', { name: /server/ })).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Output of the command' })).toBeFocused();

    await expect(panel(page).getByRole('listbox')).toBeHidden();
    await expectAccessible(page, 'the agent’s commands in a narrow panel');
    await panel(page).getByRole('combobox', { name: 'Commands of the agent' }).click();
    await page.getByRole('option', { name: /not good/ }).click();
    await expect(commandState(page)).toHaveText('Ended, exit code 3');
    await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(panel(page).getByRole('combobox', { name: 'Commands of the agent' })).not.toHaveText(
      /not good/,
    );
    await expect(panel(page).getByRole('textbox', { name: 'Output of the command' })).toBeFocused();
  });
});

test('commands that ended: their menu, and the key for the terminal', async ({ pilotfish }) => {
  await test.step('the menu of the list: rename, keep, remove; the last one removed leaves an empty panel', async () => {
    const { page, project } = pilotfish;
    await start(pilotfish, waiting('server'), 'Server');
    await page.getByRole('button', { name: 'Show or hide the terminal' }).click();
    const rows = commandRows(page);
    await rows.click({ button: 'right' });
    await expectMenuAccessible(page, 'the menu of a command');
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Web');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveText([/^Web/]);

    await writeFile(path.join(project, 'go'), '');
    await expect(rows).toHaveText([/Ended, exit code 5/]);
    await panel(page).getByRole('listbox').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(panel(page).getByText('No terminal is open')).toBeVisible();
    await expect(panel(page).getByRole('tab')).toHaveCount(0);
  });
  await beginAnew(pilotfish);
  await test.step('the key for the terminal opens a shell of one’s own where the commands have ended, looked at or not', async () => {
    const { page } = pilotfish;
    await runFailing(pilotfish);
    await callLine(page, 'Tests').click();
    await conversation(page).getByRole('button', { name: 'Open in terminal' }).click();
    await expect(panel(page).getByRole('textbox', { name: 'Output of the command' })).toBeFocused();
    await page.keyboard.press('Control+Backquote');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Control+Backquote');
    await expect(input(page)).toBeFocused();
    await expect(panel(page).getByRole('tab')).toHaveCount(2);

    await agentTab(page).click();
    await expect(commandRows(page)).toHaveCount(1);
    await page.keyboard.press('Control+Backquote');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Control+Backquote');
    await expect(agentTab(page)).toHaveAttribute('aria-selected', 'true');
  });
});

test('a question of a command marks the tab and leaves the shell in front', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  await openBash(page);
  await start(pilotfish, waiting('server'), 'Server');
  model.reply({ calls: [shellCall('read -p "Name? " name', 'Ask')] }, 'Thanks.');
  await send(page, 'Ask me.');
  await answer(card(page, 'Ask'), 'Accept');
  await expect(agentTab(page)).toHaveAccessibleName('Agent 2 running, One is waiting for input');
  await expect(panel(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await agentTab(page).click();
  await expect(commandState(page)).toHaveText('Waiting for input');
  await panel(page).getByRole('button', { name: 'Take over' }).click();
  await expect(panel(page).getByText('The command gets your input.')).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Output of the command' })).toBeFocused();
  await page.keyboard.type('heron\n');
  await expect(commandState(page)).toHaveText('Ended, exit code 0');
  await expect(commandRows(page)).toHaveText([/server/, /read -p/]);
  await expect(commandRows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});
