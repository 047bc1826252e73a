import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { resultsIn, shellCall } from './calls';
import { agentTab, commandState, panel, screen, typeLine } from './terminal-steps';
import { answer, beginAnew, callLine, card, composer, conversation, send } from './window';

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
  await test.step('many commands in one reply run in their order, and the window is used meanwhile', async () => {
    const { page, model } = pilotfish;
    const count = 20;
    const calls = Array.from({ length: count }, (_, index) => shellCall(`echo "this is ${index}"`));
    model.reply({ calls }, 'That was all.');
    await send(page, 'Many.');
    await expect(composer(page)).toHaveValue('');
    await composer(page).fill('typed meanwhile');
    const results = resultsIn(await model.waitForRequest(2));
    expect(results.map((text) => /\nOutput: (.*)\nError: \(none\)\nExit Code: 0\n/.exec(text)?.[1])).toEqual(
      Array.from({ length: count }, (_, index) => `this is ${index}`),
    );
    await conversation(page).getByText('That was all.').waitFor();
    await expect(composer(page)).toHaveValue('typed meanwhile');
    await conversation(page).getByRole('button', { name: 'Ran 20 read-only commands' }).click();
    await expect(callLine(page, 'this is 3')).toBeVisible();
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
    await expect(commandState(page)).toHaveText(/^Ended/);
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect(screen(page)).not.toContainText('nobody reads this');
  });
  await beginAnew(pilotfish);
  await test.step('what a command left running is said on its card and in its terminal, and stopped there', async () => {
    const { page, project, model } = pilotfish;
    const command =
      'nohup sleep 1000 >/dev/null 2>&1 & echo $! > pid; printf "\\033]0;Ended, exit code 9\\007"';
    model.reply({ calls: [shellCall(command, 'Daemon')] }, 'It runs.');
    await send(page, 'Start it.');
    await answer(card(page, 'Daemon'), 'Accept');
    const words = 'Ended, exit code 0; its child processes are still running';
    await expect(conversation(page).getByText(words)).toBeVisible();
    await conversation(page).getByRole('button', { name: 'Open in terminal' }).first().click();
    await expect(commandState(page)).toHaveText(words);
    await expect(panel(page)).not.toContainText('exit code 9');

    const pid = Number(await readFile(path.join(project, 'pid'), 'utf8'));
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(commandState(page)).toHaveText('Ended, exit code 0');
    await expect.poll(() => isAlive(pid)).toBe(false);
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
