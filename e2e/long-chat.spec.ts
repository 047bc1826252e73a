import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { createGate, type FakeCall } from './fake-model';
import { startPilotfish } from './pilotfish';
import { conversation, send } from './window';

// A chat of about three hundred items: only the items near the screen are in the page, and all are reachable.

const roundsPerMessage = 75;

/** Each call is different: Pilotfish would ask about the third identical one. */
function lookAt(line: number): FakeCall {
  return { name: 'read_file', arguments: { path: 'README.md', limit: line } };
}

function articles(page: Page) {
  return conversation(page).getByRole('article');
}

/** Four turns of many rounds each, run without a window because that is faster. */
async function talkAtLength({ project, home, model }: Pilotfish): Promise<void> {
  let rounds = 0;
  model.onRequest(() => {
    rounds += 1;
    const calls = rounds % roundsPerMessage === 0 ? [] : [lookAt(rounds)];
    return { text: `Round ${rounds}.\n\nIt has a second paragraph.`, calls };
  });
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  let goingOn: readonly string[] = [];
  for (const message of [1, 2, 3, 4]) {
    const args = ['run', project, '--output', 'json', '--prompt', `Message ${message}`, ...goingOn];
    const { stdout } = await startPilotfish(args, { home, env }).ended;
    goingOn = ['--continue', JSON.parse(stdout).chat];
  }
}

test('it loads its newest part, stays light while scrolled, and reaches its beginning', async ({
  pilotfish,
}) => {
  // Four runs of 75 rounds each come first.
  test.setTimeout(60_000);
  await talkAtLength(pilotfish);
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(conversation(page).getByText('Round 300.')).toBeVisible();
  expect(await articles(page).count()).toBeLessThan(60);

  // Up to the very first message, page after page.
  await conversation(page).focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Home');
        expect(await articles(page).count()).toBeLessThan(60);
        return await conversation(page).getByText('Message 1', { exact: true }).isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(conversation(page).getByText('Round 300.')).toBeInViewport();
});

/** The paragraph in the middle of the visible conversation. */
function textInSight(page: Page): Promise<string> {
  return conversation(page).evaluate((scroller) => {
    const { top, height } = scroller.getBoundingClientRect();
    const paragraphs = [...scroller.querySelectorAll('p')];
    const middle = top + height / 2;
    return paragraphs.find((each) => each.getBoundingClientRect().top > middle)?.textContent ?? '';
  });
}

test('somebody who scrolled up stays where they are while the answer grows', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const paragraphs = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `Paragraph ${from + index}.`).join('\n\n');
  const hold = createGate();
  model.reply(paragraphs(1, 60), { text: paragraphs(100, 60), hold });
  await send(page, 'Speak at length.');
  await expect(conversation(page).getByText('Paragraph 60.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Stop the turn' })).toBeHidden();
  await send(page, 'More.');
  await hold.reached;
  await expect(conversation(page).getByText('More.', { exact: true })).toBeInViewport();
  await conversation(page).hover();
  await page.mouse.wheel(0, -600);
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  const shown = page.getByText(await textInSight(page), { exact: true });
  const before = await shown.boundingBox();
  hold.release();
  await expect(page.getByRole('button', { name: 'Stop the turn' })).toBeHidden();
  expect(await shown.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(conversation(page).getByText('Paragraph 159.')).toBeInViewport();
});
