import path from 'node:path';
import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './app';
import { filesWith } from './canary';
import { createGate } from './fake-model';
import { composer, conversation, send } from './window';

// The connection between a page and the served host is cut.

test.use({ ownProcess: true });

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
