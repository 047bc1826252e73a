import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { isAlive, nextRequest, pidIn, start, waiting } from './background-steps';
import { agentTab, commandState, panel } from './terminal-steps';
import { beginAnew, callLine, openFolder } from './window';

// One project after another in the same window; by their paths, as in a browser.

test.use({ ownProcess: true });

test('one project after another in a window', async ({ pilotfish }) => {
  await test.step('another project: its commands go on under its name, and its chat is told when it is used again', async () => {
    const { page, project } = pilotfish;
    const other = path.join(path.dirname(project), 'other');
    await mkdir(other);
    await start(pilotfish, waiting('pid'), 'Server');
    await openFolder(page, other);
    await expect(page.getByText('Ask about other, or for a change')).toBeVisible();
    await page.getByRole('button', { name: 'Show or hide the terminal' }).click();
    await expect(agentTab(page)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByText('Project project')).toBeVisible();
    expect(isAlive(await pidIn(pilotfish, 'pid'))).toBe(true);

    await writeFile(path.join(project, 'go'), '');
    await expect(commandState(page)).toHaveText('Ended, exit code 5');
    await openFolder(page, project);
    await callLine(page, 'Server').waitFor();
    expect(await nextRequest(pilotfish)).toContain('ended with exit code 5');
  });
  await beginAnew(pilotfish);
  await test.step('recent projects are in the menu and where a folder is opened; those that are gone are said to be', async () => {
    const { page, project } = pilotfish;
    const other = path.join(path.dirname(project), 'other');

    await openFolder(page, other);
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('menuitem', { name: `project ${project}` }).click();
    await expect(page.getByRole('button', { name: 'Project: project' })).toBeVisible();

    await rename(other, `${other}-moved`);
    await page.getByRole('button', { name: /^Project: / }).click();
    await expect(page.getByRole('menuitem', { name: `other Missing: ${other}` })).toBeDisabled();
    await page.keyboard.press('Escape');

    await rename(`${other}-moved`, other);
    await rename(project, `${project}-moved`);
    await expect(page.getByText('The folder is gone')).toBeVisible();
    // The field for another folder stays visible in a smaller window.
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.getByLabel('Folder on this machine')).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Recent projects' })
      .getByText('other', { exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Project: other' })).toBeVisible();
  });
});
