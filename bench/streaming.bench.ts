import type { Page } from '@playwright/test';
import { composer, conversation, send } from '../e2e/window';
import { writeChat } from '../e2e/write-chat';
import { inWindow, type Timeline, takeTimeline } from './browser-window';
import type { BenchRow } from './row';

// Typing while an answer streams in, against typing in the same idle window: 200 tokens a second for a minute into a
// chat of 2,000 messages, then a megabyte at full speed. It excludes the first seconds of an answer, in which the
// window still loads its renderer.

const words = 'A line of words that says nothing, so that there is something to break and to draw here. ';
const prose = (parts: number, end: string) =>
  `${Array.from(
    { length: parts },
    (_, index) => `## Part ${index}\n\n${words.repeat(4)}\n\n- *one*\n- **two** of \`these\`\n\n`,
  ).join('')}${end}`;

/** Milliseconds from one key to the next: faster than most users. */
const pace = 80;

export function measure(): Promise<readonly BenchRow[]> {
  return inWindow(
    (place) => writeChat(place, 'long', 2000),
    async ({ page }, { model }) => {
      await conversation(page).getByText('long ends here.').waitFor();
      const quiet = await typeFor(page, 5);
      model.reply({ text: prose(360, 'The steady end.'), every: 5 });
      const steady = await typeUntil(page, 'The steady end.');
      model.reply({ text: prose(2400, 'The large end.') });
      const large = await typeUntil(page, 'The large end.');
      return [
        ...rowsOf('200 tokens a second into 2,000 messages', steady, quiet),
        ...rowsOf('1 MB of prose into 2,000 messages', large, quiet),
      ];
    },
  );
}

function rowsOf(name: string, ours: Timeline, quiet: Timeline): readonly BenchRow[] {
  const against = { referenceName: 'nothing happens', unit: 'ms' } as const;
  return [
    {
      name: `${name}: longest task`,
      ours: ours.longestTask,
      reference: quiet.longestTask,
      ...against,
      limit: 100,
    },
    {
      name: `${name}: typing, 95 of 100 keys`,
      ours: ours.typing,
      reference: quiet.typing,
      ...against,
      limit: 32,
    },
  ];
}

async function typeUntil(page: Page, end: string): Promise<Timeline> {
  await send(page, 'Go on.');
  await typeFor(page, 3);
  let keys = 0;
  while (!(await conversation(page).getByText(end).isVisible())) keys += await type(page, 20);
  return await takeTimeline(page, keys);
}

async function typeFor(page: Page, seconds: number): Promise<Timeline> {
  await composer(page).fill('');
  return await takeTimeline(page, await type(page, (seconds * 1000) / pace));
}

/** Returns the number of pressed keys. */
async function type(page: Page, keys: number): Promise<number> {
  await composer(page).pressSequentially('word '.repeat(keys).slice(0, keys), { delay: pace });
  return keys;
}
