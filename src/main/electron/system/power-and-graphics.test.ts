import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { shellCall } from '../../../../e2e/calls';
import { electron, home, key, model, openPage, project, start } from '../testing/rim';

// Messages between the application and the system, with the whole application behind them.

/** A turn that runs until its command is stopped. */
async function startTurn() {
  model.reply({ calls: [shellCall('cat')] }, 'It ended.');
  await start(project);
  const page = await openPage();
  await page.follow('app');
  const { id } = await page.client.chat.create({ project: key });
  await page.client.chat.send({ chatId: id, text: 'wait' });
  await page.until('app', ({ terminals }) => terminals.some(({ state }) => state.kind === 'running'));
  return { ...page, id };
}

const isAwake = () => electron.powerSaveBlocker.running.size > 0;

test('the machine stays awake while a turn runs, unless the user wants it to sleep', async () => {
  const { client, id } = await startTurn();
  const keepAwake = (isKept: boolean) =>
    client.settings.change({ desktop: { closeToTray: false, spellCheck: false, keepAwake: isKept } });
  await expect.poll(isAwake).toBe(true);
  await keepAwake(false);
  await expect.poll(isAwake).toBe(false);
  await keepAwake(true);
  await expect.poll(isAwake).toBe(true);
  await client.chat.stop({ chatId: id });
  await expect.poll(isAwake).toBe(false);
});

test('the death of the process that draws is told once, with the switch that helps', async () => {
  await start(project);
  const { follow, state } = await openPage();
  await follow('app');
  const gone = { reason: 'crashed', exitCode: 1 };
  electron.app.emit('child-process-gone', {}, { type: 'Utility', ...gone });
  electron.app.emit('child-process-gone', {}, { type: 'GPU', ...gone });
  electron.app.emit('child-process-gone', {}, { type: 'GPU', ...gone });
  const said = () => state('app').notices.map(({ text }) => say(text));
  await expect.poll(said).toEqual([expect.stringContaining('--disable-gpu')]);
});

test('notifications that the system refuses are told once, and logged', async () => {
  electron.Notification.failure = 'An application without a signature shows none.';
  await start(project);
  const { client, follow, state } = await openPage();
  await follow('app');
  for (const text of ['one', 'two']) {
    model.reply('Hello.');
    const { id } = await client.chat.create({ project: key });
    await client.chat.send({ chatId: id, text });
  }
  const log = () => readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8');
  await expect.poll(async () => (await log()).match(/a notification was not shown/g)).toHaveLength(2);
  const said = state('app').notices.map(({ text }) => say(text));
  expect(said).toEqual([expect.stringContaining('An application without a signature shows none.')]);
});
