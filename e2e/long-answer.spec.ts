import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { createGate } from './fake-model';
import { streamOf } from './fake-reply';
import { conversation, send } from './window';

// One very long answer: only its visible part is rendered, and its code is coloured when it is complete.

const sentence = 'A line of words that says nothing, so that there is something to break and to draw here. ';
const prose = Array.from(
  { length: 200 },
  (_, index) => `## Part ${index}\n\n${sentence.repeat(1 + (index % 7))}\n\n- *one*\n- **two**\n\n`,
).join('');

/** The position of the first visible heading on the screen, in px, and its text. */
async function headingInSight(page: Page): Promise<{ readonly words: string; readonly top: number }> {
  return await conversation(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const headings = [...list.querySelectorAll('h2')];
    const first = headings.find((heading) => heading.getBoundingClientRect().top > top);
    return { words: first?.textContent ?? '', top: first?.getBoundingClientRect().top ?? 0 };
  });
}

async function topOf(page: Page, words: string): Promise<number | undefined> {
  return (await conversation(page).getByRole('heading', { name: words, exact: true }).boundingBox())?.y;
}

test('few of its nodes are in the page, and what is on the screen moves by what was scrolled', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply(`${prose}The end.`);
  await send(page, 'Tell me all.');
  await expect(conversation(page).getByText('The end.')).toBeVisible({ timeout: 60_000 });
  await conversation(page).hover();
  await page.mouse.wheel(0, -700);
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    const { words, top } = await headingInSight(page);
    await conversation(page).evaluate((list) => list.scrollBy(0, -400));
    await expect.poll(async () => Math.abs(((await topOf(page, words)) ?? 0) - top - 400)).toBeLessThan(2);
  }
  expect(await conversation(page).locator('h2').count()).toBeLessThan(150);
  await conversation(page).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Part 0', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(conversation(page).getByText('The end.')).toBeInViewport();
});

test('long code grows as plain text, has its colours when it is whole, and is copied whole', async ({
  pilotfish,
}) => {
  const lines = 400;
  const { page, model } = pilotfish;
  await pilotfish.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `${Array.from({ length: lines }, (_, index) => `const value${index} = "${index}"; // a remark`).join('\n')}\n\nconst last = 1; // ${'rest '.repeat(60)}`;
  const hold = createGate();
  const text = `Look:\n\n\`\`\`ts\n${code}\n\`\`\`\n\nThe end.`;
  // After most of the code has arrived, and before all of it.
  const untilLastLine = streamOf({ text: text.slice(0, text.indexOf('rest rest')), finish: null }, '', false);
  model.reply({ text, hold, holdAfterBytes: untilLastLine.slice(0, -1).join('').length });
  await send(page, 'Show me.');
  await hold.reached;
  await expect(conversation(page).getByText(`value${Math.floor(lines * 0.7)} =`)).toBeVisible();
  await expect(conversation(page).locator('[class*="hljs-"]')).toHaveCount(0);
  hold.release();
  await expect(conversation(page).getByText('The end.')).toBeVisible();
  await expect(conversation(page).locator('.hljs-keyword')).toHaveCount(lines + 1);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});
