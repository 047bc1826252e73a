import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { filesWith } from './canary';
import { createGate } from './fake-model';
import { answer, card, composer, conversation, reject, send } from './window';

// The connection between a page and the served host: slow, and cut.

test.use({ ownProcess: true, files: { 'parse.ts': 'const a = 1;\n' } });

/** Delays the events for pages opened from now on, as a slow connection would; replies pass. */
async function slowEvents(context: BrowserContext): Promise<{ hold(): void }> {
  let holding = false;
  await context.routeWebSocket(/\/socket$/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      if (!holding || !String(frame).includes('"kind":"event')) socket.send(frame);
    });
  });
  return {
    hold: () => {
      holding = true;
    },
  };
}

test('a late answer from a window that has not heard yet is told what was decided', async ({
  pilotfish,
  context,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  const line = await slowEvents(context);
  const second = await pilotfish.secondWindow();
  await expect(card(second, 'parse.ts')).toBeVisible();
  line.hold();
  await page.bringToFront();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await second.bringToFront();
  await reject(card(second, 'parse.ts'), 'too late');
  await expect(card(second, 'parse.ts')).toContainText('Already accepted in another window.');
  expect(await readFile(file, 'utf8')).toBe('const a = 2;\n');
  expect(resultsIn(model.requests[1])).toHaveLength(1);
});

test('a connection that breaks is said, comes back by itself, nothing is missed, and what was typed is kept', async ({
  pilotfish,
  context,
}) => {
  const { model } = pilotfish;
  model.reply('Hello.');
  await send(pilotfish.page, 'Hello?');
  await expect(conversation(pilotfish.page).getByText('Hello.')).toBeVisible();
  let current: WebSocketRoute | undefined;
  let isDown = false;
  await context.routeWebSocket(/\/socket$/, (socket) => {
    current = socket;
    if (!isDown) socket.connectToServer();
  });
  const page = await pilotfish.secondWindow();
  const hold = createGate();
  model.reply({ text: 'Said while you were away.', hold });
  await send(page, 'Speak.');
  await hold.reached;
  isDown = true;
  await current?.close();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  await composer(page).fill('typed meanwhile');
  hold.release();
  await expect(conversation(pilotfish.page).getByText('Said while you were away.')).toBeVisible();
  isDown = false;
  await current?.close();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeHidden();
  await expect(conversation(page).getByText('Said while you were away.')).toBeVisible();
  await expect(composer(page)).toHaveValue('typed meanwhile');
  const kept = path.join(pilotfish.home, 'windows');
  await expect.poll(() => filesWith('typed meanwhile', kept).catch(() => [])).toHaveLength(1);
});
