import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { input, openBash, panel, screen, tab, typeLine } from './terminal-steps';
import { beginAnew, composer } from './window';

// A terminal's program while it is hidden, the end of a shell, and the stop of a flood.

/** Draws once, then again after each change of size, like full-screen programs. In between it prints a lot. */
const fullScreen = `
draw() { printf '\\e[H\\e[2Jdrawn for %s rows' "$(stty size | cut -d' ' -f1)"; }
trap draw WINCH
printf '\\e[?1049h'
draw
for n in $(seq 1 3000); do printf '\\e[2;1H%0100d' "$n"; done
printf '\\e[2;1H\\e[2K\\e[3;1Hready'
until [ -e stop ]; do sleep 0.05; done
printf '\\e[?1049l'
`;

test.use({
  files: {
    'ring.sh': "until [ -e go ]; do sleep 0.05; done; printf '\\e]0;build is done\\a\\a'",
    'full-screen.sh': fullScreen,
  },
});

test('shells that nobody sees: they ring, and draw full screens', async ({ pilotfish }) => {
  await test.step('a shell that nobody sees marks its tab when it rings, and names what runs in it', async () => {
    const { page, project } = pilotfish;
    await openBash(page);
    await typeLine(page, 'bash ring.sh');
    await page.keyboard.press('Control+Shift+Backquote');
    await expect(panel(page).getByRole('tab')).toHaveCount(2);
    const first = panel(page).getByRole('tab').first();
    const bell = first.getByRole('img', { name: 'Bell' });
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(bell).toBeHidden();
    await writeFile(path.join(project, 'go'), '');
    await expect(bell).toBeVisible();
    await expect(first).toContainText('build is done');
    await page.reload();
    await expect(bell).toBeVisible();
    await expect(first).toContainText('build is done');
    await panel(page).getByRole('button', { name: 'Hide the terminal' }).click();
    await expect(page.getByRole('img', { name: 'Terminal bell' })).toBeVisible();
    await page.getByRole('button', { name: 'Show or hide the terminal' }).click();
    await expect(page.getByRole('img', { name: 'Terminal bell' })).toBeHidden();

    await first.click();
    await expect(input(page)).toBeFocused();
    await expect(bell).toBeHidden();
    await page.reload();
    await expect(first).toContainText('build is done');
    await expect(bell).toBeHidden();
  });
  await beginAnew(pilotfish);
  await test.step('a full-screen program looks right after a reload and after another tab, without a key', async () => {
    const { page, project } = pilotfish;
    await input(page).focus();
    await typeLine(page, 'bash full-screen.sh');
    await expect(screen(page)).toContainText('ready');
    await page.reload();
    await expect(screen(page)).toContainText(/drawn for \d+ rows/);

    await page.getByRole('button', { name: 'New terminal' }).click();
    await expect(panel(page).getByRole('tab')).toHaveCount(3);
    await expect(screen(page)).not.toContainText('drawn');
    await panel(page).getByRole('tab').first().click();
    await expect(screen(page)).toContainText(/drawn for \d+ rows/);
    const rows = await panel(page).locator('.xterm-rows > div').count();
    await expect(screen(page)).toContainText(`drawn for ${rows} rows`);

    await writeFile(path.join(project, 'stop'), '');
    await expect(screen(page)).not.toContainText('drawn');
    await expect(screen(page)).toContainText(/ready-\s*$/);
  });
});

test('a shell that was killed, and one without room', async ({ pilotfish }) => {
  await test.step('a shell that was killed says so, and is restarted in its place or closed', async () => {
    const { page } = pilotfish;
    await openBash(page);
    await panel(page).getByRole('tab').press('F2');
    const rename = page.getByRole('dialog', { name: 'Rename the terminal' });
    await rename.getByRole('textbox', { name: 'Name' }).fill('server');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await expect(tab(page, /^server/)).toBeVisible();
    await input(page).focus();
    await typeLine(page, 'kill -9 $$');
    await expect(panel(page).getByRole('status')).toHaveText('Ended by SIGKILL');
    await expect(tab(page, /^server.*Ended by SIGKILL/)).toBeVisible();

    await expect(panel(page).getByRole('button', { name: 'Restart' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, /^server$/)).toBeVisible();
    await expect(panel(page).getByRole('tab')).toHaveCount(1);
    await expect(input(page)).toBeFocused();
    await typeLine(page, 'exit 3');
    await expect(panel(page).getByRole('status')).toHaveText('Ended, exit code 3');
    await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel(page).getByText('No terminal is open')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('a window with no room for a terminal leaves its shell usable', async () => {
    const { page } = pilotfish;
    await page.keyboard.press('Control+Shift+Backquote');
    await expect(input(page)).toBeFocused();
    await typeLine(page, 'PS1=ready- exec bash --norc');
    await expect(screen(page)).toContainText(/ready-\s*$/);
    for (const size of [
      { width: 200, height: 200 },
      { width: 1280, height: 60 },
      { width: 60, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await typeLine(page, 'echo');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await typeLine(page, 'clear; set -- $(stty size); echo "rows: $1, columns: $2;"');
    await expect(screen(page)).toContainText(/rows: \d+, columns: \d+;/);
    const rows = await panel(page).locator('.xterm-rows > div').count();
    await expect
      .poll(async () => {
        await typeLine(page, 'clear; set -- $(stty size); echo "rows: $1, columns: $2;"');
        return await screen(page).textContent();
      })
      .toContain(`rows: ${rows},`);

    const border = page.getByRole('separator', { name: 'Height of the terminal' });
    await border.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await input(page).focus();
    await typeLine(page, 'clear; echo usable-$((40+2))');
    await expect(screen(page)).toContainText('usable-42');
    await expect(composer(page)).toBeVisible();
  });
});
