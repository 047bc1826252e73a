import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { isAlive, nextRequest, pidIn, start, waiting } from './background-steps';
import { agentTab, commandState, panel } from './terminal-steps';
import { callLine, openFolder } from './window';

// One project after another in the same window; by their paths, as in a browser.

test('one project after another: commands of the first go on under its name, its chat is told, and a folder that is gone is said to be', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  // The tests of a worker share the recent projects.
  const other = path.join(path.dirname(project), 'elsewhere');
  await mkdir(other);
  await start(pilotfish, waiting('pid'), 'Server');
  await openFolder(page, other);
  await page.getByRole('button', { name: 'Show or hide the terminal' }).click();
  await expect(agentTab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByText('Project project')).toBeVisible();
  expect(isAlive(await pidIn(pilotfish, 'pid'))).toBe(true);
  await writeFile(path.join(project, 'go'), '');
  await expect(commandState(page)).toHaveText('Ended, exit code 5');
  await page.getByRole('button', { name: 'Project: elsewhere' }).click();
  await page.getByRole('menuitem', { name: project }).click();
  await callLine(page, 'Server').waitFor();
  expect(await nextRequest(pilotfish)).toContain('ended with exit code 5');

  await rename(other, `${other}-moved`);
  await page.getByRole('button', { name: 'Project: project' }).click();
  await expect(page.getByRole('menuitem', { name: `elsewhere Missing: ${other}` })).toBeDisabled();
  await page.keyboard.press('Escape');
  await rename(`${other}-moved`, other);
  await rename(project, `${project}-moved`);
  await expect(page.getByText('The folder is gone')).toBeVisible();
  await expect(callLine(page, 'Server')).toBeVisible();
  // The field for another folder stays visible in a smaller window.
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(page.getByLabel('Folder on this machine')).toBeInViewport();
  const recent = page.getByRole('navigation', { name: 'Recent projects' });
  await recent.getByText('elsewhere', { exact: true }).click();
  await rename(`${project}-moved`, project);
  await page.getByRole('button', { name: 'Project: elsewhere' }).click();
  await page.getByRole('menuitem', { name: project }).click();
  await callLine(page, 'Server').waitFor();
});
