import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { isAlive, keep, keepName, nextRequest, pidIn, start, waiting } from './background-steps';
import { agentTab, commandState, panel, screen } from './terminal-steps';
import { conversation } from './window';

// Background commands when the application crashes.

// The test starts the application twice.
test.setTimeout(60_000);

test('a command that is kept survives a crash, others do not; the next application shows it, and tells how both ended', async ({
  pilotfish,
}) => {
  await start(pilotfish, waiting('kept'), 'Server');
  await expect(conversation(pilotfish.page).getByText('In the background')).toBeVisible();
  await keep(pilotfish);
  await start(pilotfish, waiting('other'), 'Watcher');
  const [kept, other] = [await pidIn(pilotfish, 'kept'), await pidIn(pilotfish, 'other')];
  await pilotfish.kill();
  await pilotfish.restart();

  const { page } = pilotfish;
  await conversation(page).getByRole('button', { name: 'Open in terminal' }).click();
  await expect(panel(page).getByRole('tab')).toHaveCount(1);
  await expect(agentTab(page)).toContainText('1 running');
  await expect.poll(() => isAlive(other)).toBe(false);
  expect(isAlive(kept)).toBe(true);
  await expect(
    panel(page).getByText('Still running from an earlier session.', { exact: false }),
  ).toBeVisible();
  await expect(panel(page).getByRole('switch', { name: keepName })).toBeChecked();
  await expect(screen(page)).toContainText('ready');

  await writeFile(path.join(pilotfish.project, 'go'), '');
  await expect(commandState(page)).toHaveText('Ended, exit code 5');
  await expect(screen(page)).toContainText('[Ended with exit code 5]');
  await expect(conversation(page).getByText('Ended, exit code 5')).toBeVisible();
  expect(await nextRequest(pilotfish)).toContain('ended with exit code 5');
});
