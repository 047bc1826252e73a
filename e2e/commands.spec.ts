import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { resultsIn, shellCall } from './calls';
import { agentTab, commandState, panel, screen, typeLine } from './terminal-steps';
import { answer, anyCard, callLine, card, chooseMode, composer, conversation, reject, send } from './window';

// Commands of the agent: asked about, edited, watched, stopped, answered.

test('a command is asked about part by part, runs when accepted, and its output is on the card', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('pwd && touch made && echo done')] }, 'It is made.');
  await send(page, 'Make it.');
  const question = card(page, 'touch made');
  await expect(question.getByText('In the project’s folder')).toBeVisible();
  const parts = question.getByRole('list', { name: 'Parts of the command' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'pwd' })).toContainText('needs no question');
  await expect(parts.filter({ hasText: 'touch made' })).not.toContainText('needs no question');
  await expect(access(path.join(project, 'made'))).rejects.toThrow('ENOENT');
  await answer(question, 'Accept');

  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain(`Output: ${project}\ndone`);
  expect(result).toContain('Exit Code: 0');
  await access(path.join(project, 'made'));
  await callLine(page, 'touch made').click();
  await expect(conversation(page).getByRole('log', { name: 'Output' })).toContainText('done');
  await expect(callLine(page, 'touch made')).toContainText('Done');
  await expect(callLine(page, 'touch made')).not.toContainText('exit');
});

test('a command that only reads runs without a question and says why', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ calls: [shellCall('ls src')] }, 'I looked.');
  await send(page, 'Look.');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('sum.ts');
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
});

test('an edited command is what runs, and the model is told', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('touch theirs')] }, 'I see.');
  await send(page, 'Make it.');
  const question = card(page, 'touch theirs');
  await question.getByRole('button', { name: 'Edit the command' }).click();
  await question.getByRole('textbox', { name: 'Command, editable' }).fill('touch mine');
  await answer(question, 'Accept with edits');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('The user changed your command before accepting it. Ran instead: touch mine');
  await access(path.join(project, 'mine'));
  await expect(access(path.join(project, 'theirs'))).rejects.toThrow('ENOENT');
});

test('a rejected command does not run', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('touch made')] }, 'As you wish.');
  await send(page, 'Make it.');
  await reject(card(page, 'touch made'), 'not here');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('The user rejected this call to run_shell_command. It was NOT executed');
  expect(result).toContain('not here');
  await expect(access(path.join(project, 'made'))).rejects.toThrow('ENOENT');
});

test('always: the next command that begins with the same words runs without a question', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('touch made')] }, { calls: [shellCall('touch made')] }, 'Twice.');
  await send(page, 'Make it twice.');
  await answer(card(page, 'touch made'), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Accept, and do not ask again' });
  await expect(dialog.getByText(/Kept as/)).toContainText('allow run_shell_command touch');
  await answer(dialog, 'Accept and keep the rule');
  await model.waitForRequest(3);
  await access(path.join(project, 'made'));
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
});

test('accepting is off until both ends of a long command were on screen, and nothing in it hides', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  await page.setViewportSize({ width: 1280, height: 440 });
  const lines = Array.from({ length: 60 }, (_, index) => `echo ${index} > file-${index}`);
  model.reply({ calls: [shellCall([...lines, 'echo \u202eevil > x'].join('\n'), 'Many files')] });
  await send(page, 'Go on.');
  const question = card(page, 'Many files');
  const accept = question.getByRole('button', { name: 'Accept', exact: true });
  await expect(question.getByText(/^Writes file-0, .* and 49 more$/)).toBeVisible();
  await expect(accept).toBeDisabled();
  await question.getByRole('button', { name: 'Edit the command' }).scrollIntoViewIfNeeded();
  await expect(question.getByText('Scroll up to the beginning of it first.')).toBeVisible();
  await expect(accept).toBeDisabled();
  await question.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(accept).toBeEnabled({ timeout: 500 });
  }).toPass();
  await expect(question.getByText('‹U+202E›').first()).toBeVisible();
});

test('a running command shows its last lines, opens in the terminal, and is stopped with all it started', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  model.reply(
    { calls: [shellCall('sleep 1000 & echo $! > pid; for n in 1 2 3; do echo tick-$n; done; wait', 'Tick')] },
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

test('a command that waits for input is said to, and answered by taking it over', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('read -p "Name? " name; echo "$name" > answer', 'Ask')] }, 'Thanks.');
  await send(page, 'Ask me.');
  await answer(card(page, 'Ask'), 'Accept');
  await expect(conversation(page).getByText('It waits for input.', { exact: false }).first()).toBeVisible();
  // The terminal opens by itself for a question, and for nothing else of the agent's.
  await panel(page).getByRole('button', { name: 'Take over' }).click();
  await expect(panel(page).getByText('What you type goes to the command.')).toBeVisible();
  await typeLine(page, 'heron');
  await model.waitForRequest(2);
  expect(await readFile(path.join(project, 'answer'), 'utf8')).toBe('heron\n');
});

test('many commands in one reply run in their order, and the window is used meanwhile', async ({
  pilotfish,
}) => {
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
  await conversation(page).getByRole('button', { name: 'Ran 20 commands that only read' }).click();
  await expect(callLine(page, 'this is 3')).toBeVisible();
});

test('a command whose terminal is killed from outside says so, and the next one runs', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply(
    { calls: [shellCall('echo before; kill -KILL $PPID; sleep 60', 'Break'), shellCall('echo after')] },
    'It broke.',
  );
  await send(page, 'Break it.');
  await answer(card(page, 'Break'), 'Accept');
  const [broken, next] = resultsIn(await model.waitForRequest(2));
  expect(broken).toContain(
    'Output: before\nError: The shell of the command was ended from outside; what the command did may be incomplete.\nExit Code: (none)\nSignal: SIGKILL\n',
  );
  expect(next).toContain('Output: after\nError: (none)\nExit Code: 0\n');
  await callLine(page, 'Break').click();
  await expect(conversation(page).getByRole('log', { name: 'Output' })).toContainText('before');
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a command that failed says so in its row with its exit code; a grep without a hit did not fail', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const calls = [shellCall('pilotfish-has-no-such-program'), shellCall('grep nowhere README.md')];
  model.reply({ calls }, 'I see.');
  await send(page, 'Try it.');
  await answer(card(page, 'no-such-program'), 'Accept');
  await expect(conversation(page).getByText('I see.')).toBeVisible();
  await expect(callLine(page, 'no-such-program')).toContainText('exit 127');
  await expect(callLine(page, 'no-such-program')).toContainText('Failed');
  await expect(callLine(page, 'grep nowhere')).toContainText('exit 1');
  await expect(callLine(page, 'grep nowhere')).toContainText('Done');
});

test('what the mode refuses is no failure', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  await chooseMode(page, 'Plan');
  model.reply({ calls: [shellCall('touch made')] }, 'I plan.');
  await send(page, 'Make it.');
  await expect(conversation(page).getByText('I plan.')).toBeVisible();
  await expect(callLine(page, 'touch made')).toContainText('Refused: Plan');
  await callLine(page, 'touch made').click();
  await expect(page.getByText('Refused by mode Plan.')).toBeVisible();
});

test('what a command left running is said on its card and in its terminal, and stopped there', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const command =
    'nohup sleep 1000 >/dev/null 2>&1 & echo $! > pid; printf "\\033]0;Ended, exit code 9\\007"';
  model.reply({ calls: [shellCall(command, 'Daemon')] }, 'It runs.');
  await send(page, 'Start it.');
  await answer(card(page, 'Daemon'), 'Accept');
  const words = 'Ended, exit code 0; what it started goes on';
  await expect(conversation(page).getByText(words)).toBeVisible();
  await conversation(page).getByRole('button', { name: 'Open in terminal' }).first().click();
  await expect(commandState(page)).toHaveText(words);
  await expect(panel(page)).not.toContainText('exit code 9');

  const pid = Number(await readFile(path.join(project, 'pid'), 'utf8'));
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(commandState(page)).toHaveText('Ended, exit code 0');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
