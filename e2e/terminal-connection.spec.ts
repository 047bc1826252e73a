import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './app';
import { input, openBash, panel, screen, typeLine, wholeText } from './terminal-steps';
import { often } from './window';

// Terminals over a connection that breaks: the output from that time appears once, and in order.

const print =
  'n=0; until [ -e stop ]; do n=$((n+1)); echo "line $n"; echo $n > printed; sleep 0.01; done; echo end';
test.use({ files: { 'print.sh': print } });

/** The connection of the pages opened from now on. */
async function openLine(context: BrowserContext) {
  let current: WebSocketRoute | undefined;
  let isDown = false;
  await context.routeWebSocket(/\/socket$/, (socket) => {
    current = socket;
    if (isDown) socket.onMessage(() => void socket.close());
    else socket.connectToServer();
  });
  return {
    async breakOff() {
      await current?.close();
    },
    async goDown() {
      isDown = true;
      await current?.close();
    },
    comeBack() {
      isDown = false;
    },
  };
}

/** The numbers of all lines that the terminal stores, in order. */
async function numbers(page: Page): Promise<number[]> {
  return [...(await wholeText(page)).matchAll(/^line (\d+)$/gm)].map(([, number]) => Number(number));
}

/** The last of them on the screen. */
async function lastNumber(page: Page): Promise<number> {
  const text = await screen(page).textContent();
  return Number([...(text ?? '').matchAll(/line (\d+)/g)].at(-1)?.[1] ?? 0);
}

function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test('what a shell prints while the line breaks or is down is there when it is back, and nothing twice; keys that were lost are said to be', async ({
  pilotfish,
  context,
}) => {
  const line = await openLine(context);
  const page = await pilotfish.secondWindow();
  await openBash(page);
  await typeLine(page, 'bash print.sh');
  await expect.poll(() => lastNumber(page), { intervals: often }).toBeGreaterThan(20);
  const seen = await lastNumber(page);
  await line.breakOff();
  await expect.poll(() => lastNumber(page), { intervals: often }).toBeGreaterThan(seen + 20);
  await line.goDown();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  const before = await lastNumber(page);
  await expect
    .poll(() => numberIn(path.join(pilotfish.project, 'printed')), { intervals: often })
    .toBeGreaterThan(before + 20);
  await input(page).focus();
  await page.keyboard.type('x');
  const lost = panel(page).getByText(/Disconnected from Pilotfish|connection to Pilotfish was lost/);
  await expect(lost).toBeVisible();
  line.comeBack();
  await writeFile(path.join(pilotfish.project, 'stop'), '');
  await expect(screen(page)).toContainText(/endready-\s*$/);
  const printed = await numbers(page);
  expect(printed.length).toBeGreaterThan(before + 20);
  expect(printed).toEqual(countTo(printed.length));

  await input(page).focus();
  await typeLine(page, 'echo back-$((40+2))');
  await expect(screen(page)).toContainText('back-42');
  await expect(lost).toBeHidden();
});

async function numberIn(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8'));
}
