import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { input, openBash, panel, screen, typeLine } from './terminal-steps';
import { answer, beginAnew } from './window';

// The look of output and the actions on it: cells, links, and reading it aloud.

const link = (url: string, text: string) => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;

test.use({
  files: {
    widths: [
      '12345678|',
      '你好世界|',
      '안녕하세|',
      '日本語字|',
      'ｗｉｄｅ|',
      'e\u0301abcdefg|',
      '─│┌┐└┘█▓|',
    ].join('\n'),
    emoji: ['12345678|', '😀😎🚀🎉|', '👍🏽👨‍👩‍👧🇩🇪❤️|'].join('\n'),
    links: [
      link('https://example.org/docs?a=b', 'docs'),
      link('file:///etc/passwd', 'secret'),
      link('javascript:alert(1)', 'script'),
      'see https://example.com/plain for more',
    ].join('\n'),
    'src/sum.ts': 'export const sum = 1 + 1;\n',
  },
});

/** The position of the bar at the end of each line, from the left of the screen. */
async function ends(page: Page): Promise<number[]> {
  return await panel(page)
    .locator('.xterm-rows')
    .evaluate((rows) =>
      [...rows.children].flatMap((row) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const at = node.textContent?.indexOf('|') ?? -1;
          if (at === -1) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return [Math.round(range.getBoundingClientRect().left - row.getBoundingClientRect().left)];
        }
        return [];
      }),
    );
}

test('cells and links', async ({ pilotfish }) => {
  await test.step('every character keeps its cells, and none are drawn together', async () => {
    const { page } = pilotfish;
    await openBash(page);
    for (const file of ['widths', 'emoji']) {
      await typeLine(page, `clear; cat ${file}; echo`);
      await expect(screen(page)).toContainText(file === 'emoji' ? '🎉|' : '─│┌┐└┘█▓|');
      await expect(screen(page)).toContainText(/ready-\s*$/);
      const [first = 0, ...others] = await ends(page);
      expect(first).toBeGreaterThan(40);
      expect(others.length).toBeGreaterThan(1);
      for (const end of others) expect(Math.abs(end - first)).toBeLessThanOrEqual(1);
    }
    const ligatures = await panel(page)
      .locator('.xterm-rows')
      .evaluate((rows) => getComputedStyle(rows).fontVariantLigatures);
    expect(ligatures).toBe('none');
  });
  await beginAnew(pilotfish);
  await test.step('a link leads out only after a question with its whole address, and only to https', async () => {
    const { page } = pilotfish;
    await pilotfish.page
      .context()
      .route(/example\.(?:org|com)/, (route) => route.fulfill({ body: 'a page' }));
    await input(page).focus();
    await typeLine(page, 'clear; cat links; echo');
    await expect(screen(page)).toContainText('example.com/plain');
    const question = page.getByRole('dialog', { name: 'Open this link?' });

    await follow(page, 'docs');
    await expect(question.getByText('https://example.org/docs?a=b')).toBeVisible();
    const opened = pilotfish.page.context().waitForEvent('page');
    await answer(question, 'Open in the browser');
    expect((await opened).url()).toBe('https://example.org/docs?a=b');
    await page.bringToFront();

    await follow(page, 'https://example.com/plain');
    await expect(question.getByText('https://example.com/plain')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    for (const [text, scheme] of [
      ['secret', 'file'],
      ['script', 'javascript'],
    ] as const) {
      await follow(page, text);
      await expect(
        page.getByText(`Only https addresses can be opened. This one uses ${scheme}.`),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open in the browser' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(pilotfish.page.context().pages()).toHaveLength(2);
  });
});

/** Clicks on the text as on a link. */
async function follow(page: Page, text: string): Promise<void> {
  const row = panel(page).locator('.xterm-rows > div').filter({ hasText: text });
  const place = await row.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 12, y: top + height / 2 };
    }
    return null;
  }, text);
  if (!place) throw new Error(`"${text}" is not on the screen.`);
  // The terminal searches for links where the pointer rests.
  await page.mouse.move(place.x, place.y + 40);
  await page.mouse.move(place.x, place.y, { steps: 3 });
  await expect(panel(page).locator('.xterm-cursor-pointer')).toBeVisible();
  await page.keyboard.down('Control');
  await page.mouse.click(place.x, place.y);
  await page.keyboard.up('Control');
}
