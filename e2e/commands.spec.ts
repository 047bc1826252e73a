import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { resultsIn, shellCall } from './calls';
import { agentTab, commandRows, commandState, panel, screen, typeLine } from './terminal-steps';
import { answer, beginAnew, callLine, card, conversation, often, send } from './window';

// Commands of the agent: approved, edited, watched, stopped, answered.

test('commands are asked about, run, and are watched, stopped and answered', async ({ pilotfish }) => {
  test.slow();
  await test.step('a command that waits for input is said to, and answered by taking it over', async () => {
    const { page, project, model } = pilotfish;
    model.reply({ calls: [shellCall('read -p "Name? " name; echo "$name" > answer', 'Ask')] }, 'Thanks.');
    await send(page, 'Ask me.');
    await answer(card(page, 'Ask'), 'Accept');
    await expect(
      conversation(page).getByText('The command is waiting for input.', { exact: false }).first(),
    ).toBeVisible();
    // Of the agent's events, only a question opens the terminal.
    await panel(page).getByRole('button', { name: 'Take over' }).click();
    await expect(panel(page).getByText('The command gets your input.')).toBeVisible();
    await typeLine(page, 'heron');
    await model.waitForRequest(2);
    expect(await readFile(path.join(project, 'answer'), 'utf8')).toBe('heron\n');
  });
  await beginAnew(pilotfish);
  await test.step('a command is asked about part by part, runs as it was accepted or edited, and its output is on the card; one that only reads runs', async () => {
    const { page, project, model } = pilotfish;
    const calls = [
      shellCall('pwd && touch made && echo done'),
      shellCall('touch theirs'),
      shellCall('ls src'),
    ];
    model.reply({ calls }, 'It is made.');
    await send(page, 'Make it.');
    const question = card(page, 'touch made');
    await expect(question.getByText('In the project folder')).toBeVisible();
    const parts = question.getByRole('list', { name: 'Parts of the command' }).getByRole('listitem');
    await expect(parts.filter({ hasText: 'pwd' })).toContainText('allowed');
    await expect(parts.filter({ hasText: 'touch made' })).not.toContainText('allowed');
    await expect(access(path.join(project, 'made'))).rejects.toThrow('ENOENT');
    await answer(question, 'Accept');
    const second = card(page, 'touch theirs');
    await second.getByRole('button', { name: 'Edit command' }).click();
    await second.getByRole('textbox', { name: 'Command (editable)' }).fill('touch mine');
    await answer(second, 'Accept');

    const [result, edited, read] = resultsIn(await model.waitForRequest(2));
    expect(result).toContain(`Output: ${project}\ndone`);
    expect(result).toContain('Exit Code: 0');
    expect(edited).toContain('The user changed your command before accepting it. Ran instead: touch mine');
    expect(read).toContain('sum.ts');
    await access(path.join(project, 'made'));
    await access(path.join(project, 'mine'));
    await expect(access(path.join(project, 'theirs'))).rejects.toThrow('ENOENT');
    await callLine(page, 'touch made').click();
    await expect(conversation(page).getByRole('log', { name: 'Output' })).toContainText('done');
    await expect(callLine(page, 'touch made')).toContainText('Done');
    await expect(callLine(page, 'touch made')).not.toContainText('exit');
  });
  await beginAnew(pilotfish);
  await panel(pilotfish.page).getByRole('button', { name: 'Hide the terminal' }).click();
  await test.step('a running command shows its last lines, opens in the terminal, and is stopped with all it started', async () => {
    const { page, project, model } = pilotfish;
    model.reply(
      {
        calls: [shellCall('sleep 1000 & echo $! > pid; for n in 1 2 3; do echo tick-$n; done; wait', 'Tick')],
      },
      'Stopped.',
    );
    await send(page, 'Tick.');
    await answer(card(page, 'Tick'), 'Accept');
    const live = conversation(page).getByRole('log', { name: 'Output so far' });
    await expect(live).toContainText('tick-3');
    await expect(panel(page)).toBeHidden();
    await conversation(page).getByRole('button', { name: 'Open in terminal' }).click();
    await expect(screen(page)).toContainText('tick-3');
    await expect(agentTab(page)).toHaveAttribute('aria-selected', 'true');
    await panel(page).getByRole('textbox').first().focus();
    await page.keyboard.type('nobody reads this');

    const pid = Number(await readFile(path.join(project, 'pid'), 'utf8'));
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(commandState(page)).toHaveText('Stopped by you');
    await expect.poll(() => isAlive(pid), { intervals: often }).toBe(false);
    await expect(screen(page)).not.toContainText('nobody reads this');
  });
  await test.step('all commands are in one tab; the chosen one comes back after a reload, beside a shell too', async () => {
    const { page } = pilotfish;
    await commandRows(page).filter({ hasText: 'touch mine' }).click();
    await panel(page).getByRole('button', { name: 'Split the terminal' }).click();
    await expect(panel(page).locator('.xterm-screen')).toHaveCount(2);
    await expectAccessible(page, 'the agent’s commands beside a shell');
    await page.reload();
    await expect(panel(page).locator('.xterm-screen')).toHaveCount(2);
    await expect(panel(page).getByRole('combobox', { name: 'Commands of the agent' })).toHaveText(
      /touch mine/,
    );
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
