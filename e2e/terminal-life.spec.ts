import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { input, openBash, panel, screen, typeLine } from './terminal-steps';

// A terminal's program while it is hidden, and the end of a shell.

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

test('a shell that nobody sees rings, draws its full screen again, and is restarted once it was killed', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  await openBash(page);
  await typeLine(page, 'bash full-screen.sh');
  await expect(screen(page)).toContainText('ready');
  await page.reload();
  await expect(screen(page)).toContainText(/drawn for \d+ rows/);

  await page.getByRole('button', { name: 'New terminal' }).click();
  await expect(panel(page).getByRole('tab')).toHaveCount(2);
  await expect(screen(page)).not.toContainText('drawn');
  const first = panel(page).getByRole('tab').first();
  await first.click();
  await expect(screen(page)).toContainText(/drawn for \d+ rows/);
  const rows = await panel(page).locator('.xterm-rows > div').count();
  await expect(screen(page)).toContainText(`drawn for ${rows} rows`);
  await writeFile(path.join(project, 'stop'), '');
  await expect(screen(page)).not.toContainText('drawn');
  await expect(screen(page)).toContainText(/ready-\s*$/);

  await typeLine(page, 'bash ring.sh; kill -9 $$');
  await panel(page).getByRole('tab').last().click();
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await writeFile(path.join(project, 'go'), '');
  await expect(first.getByRole('img', { name: 'Bell' })).toBeVisible();
  await expect(first).toContainText('build is done');

  await first.click();
  await expect(panel(page).getByRole('status')).toHaveText('Ended by SIGKILL');
  await panel(page).getByRole('button', { name: 'Restart' }).click();
  // The view of the earlier shell, which takes no keys any more, is gone.
  await expect(screen(page)).not.toContainText('ready-');
  await expect(input(page)).toBeFocused();
  await typeLine(page, 'echo again-$((40+2))');
  await expect(screen(page)).toContainText('again-42');
});
