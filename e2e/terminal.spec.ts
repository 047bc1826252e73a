import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { input, openBash, openTerminal, panel, paste, screen, tab, typeLine } from './terminal-steps';
import { beginAnew, composer } from './window';

// The user's own shells in the panel below the editor.

test('shells: one opens with a key, several stand side by side, and text goes in and out', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  test.slow();
  await test.step('a shell opens with a key, runs what is typed in the project’s folder, is searched, and a reload loses nothing', async () => {
    const { page, project } = pilotfish;
    await expect(panel(page)).toBeHidden();
    await openTerminal(page);
    await typeLine(page, 'pwd > where; echo six-$((2*3))');
    await expect(screen(page)).toContainText('six-6');
    expect((await readFile(path.join(project, 'where'), 'utf8')).trim()).toBe(project);

    await page.keyboard.press('Control+Backquote');
    await expect(panel(page)).toBeHidden();
    await expect(composer(page)).toBeFocused();
    await openTerminal(page);
    await expect(screen(page)).toContainText('six-6');

    await page.keyboard.press('Control+f');
    const search = panel(page).getByRole('search');
    await search.getByRole('textbox', { name: 'Find' }).fill('nowhere at all');
    await expect(search).toContainText('Not found');
    await search.getByRole('textbox', { name: 'Find' }).fill('six-6');
    await expect(search).not.toContainText('Not found');
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeFocused();

    await typeLine(page, 'export KEPT=yes; echo printed-$((40+2))');
    await expect(screen(page)).toContainText('printed-42');
    await page.reload();
    await expect(screen(page)).toContainText('printed-42');
    await input(page).focus();
    await typeLine(page, 'echo still-$KEPT');
    await expect(screen(page)).toContainText('still-yes');
  });
  await beginAnew(pilotfish);
  await test.step('several lines are pasted only after a question; one line at once', async () => {
    const { page } = pilotfish;
    await input(page).focus();
    await typeLine(page, 'clear; PS1=ready- exec bash --norc');
    await expect(screen(page)).toContainText(/ready-\s*$/);
    await paste(input(page), 'echo one-$((1+0))');
    await page.keyboard.press('Enter');
    await expect(screen(page)).toContainText('one-1');

    await paste(input(page), 'echo two-$((1+1))\necho three-$((1+2))\n');
    const question = page.getByRole('dialog', { name: 'Paste 2 lines?' });
    await expect(question).toContainText('echo three-$((1+2))');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await paste(input(page), 'echo two-$((1+1)) \necho three-$((1+2))\n');
    await question.getByRole('button', { name: 'Paste as one line' }).click();
    await page.keyboard.press('Enter');
    await expect(screen(page)).toContainText('two-2 echo three-3');
  });
  await beginAnew(pilotfish);
  await test.step('a place in a file opens there, and a selection goes to the chat', async () => {
    const { page } = pilotfish;
    await input(page).focus();
    await typeLine(page, 'clear; echo src/sum.ts:1');
    await expect(screen(page)).toContainText('src/sum.ts:1');
    const rows = panel(page).locator('.xterm-rows > div');
    const place = rows.filter({ hasText: /^src\/sum\.ts:1/ });
    await place.hover({ position: { x: 20, y: 8 }, force: true });
    await place.click({ position: { x: 20, y: 8 }, modifiers: ['Control'], force: true });
    await expect(page.getByRole('tab', { name: /sum\.ts/ })).toBeVisible();

    await place.dblclick({ position: { x: 20, y: 8 }, force: true });
    await panel(page).getByRole('button', { name: 'Add to chat' }).click();
    await expect(composer(page)).toHaveValue(/^```\n.*sum\.ts.*\n```\n$/);
  });
  await beginAnew(pilotfish);
  await test.step('several shells: each its own, side by side, renamed and closed', async () => {
    const { page } = pilotfish;
    await input(page).focus();
    await typeLine(page, 'MINE=first');
    await page.keyboard.press('Control+Shift+Backquote');
    await expect(panel(page).getByRole('tab')).toHaveCount(2);
    await expect(input(page)).toBeFocused();
    await typeLine(page, 'echo [$MINE]');
    await expect(screen(page)).toContainText('[]');

    await panel(page).getByRole('button', { name: 'Split the terminal' }).click();
    await expect(panel(page).getByRole('textbox', { name: 'Terminal input' })).toHaveCount(2);

    await panel(page).getByRole('tab').first().press('F2');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('server');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(tab(page, /^server/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close server' }).click();
    await expect(panel(page).getByRole('tab')).toHaveCount(2);
  });
});

test('Ctrl+C ends a flood within a moment; one of 5 MB ends, and the window answers all the while', async ({
  pilotfish,
}) => {
  test.setTimeout(120_000);
  const { page } = pilotfish;
  await openBash(page);
  await typeLine(page, 'yes');
  await expect(screen(page)).toContainText('y');
  await expect(screen(page)).not.toContainText('ready-');
  const pressed = Date.now();
  await page.keyboard.press('Control+c');
  await expect(screen(page)).toContainText(/\^Cready-\s*$|ready-\s*$/);
  expect(Date.now() - pressed, 'milliseconds until the prompt').toBeLessThan(5000);

  await page.evaluate(() => {
    const watched = window as unknown as { longest: number };
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await typeLine(
    page,
    `yes ${'a line of a build or a test '.repeat(3)} | head -c 5000000; echo over-$((1+1))`,
  );
  await composer(page).fill('written meanwhile');
  await expect(screen(page)).toContainText('over-2', { timeout: 90_000 });
  await expect(composer(page)).toHaveValue('written meanwhile');
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  expect(longest, 'milliseconds the page was busy at a stretch').toBeLessThan(500);
});
