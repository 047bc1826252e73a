import { expect, test, vi } from 'vitest';
import { electron, key, model, openPage, project, start } from '../testing/rim';

// Notifications of the system, with the whole application behind them.

const shown = () => electron.Notification.shown.map(({ options }) => options.title);

/** Opens a window in front, starts a turn in a new chat, reports the chat that the user looks at, and ends the turn. */
async function endTurn(lookingAt: (chatId: string) => string | null) {
  await start(project);
  electron.BrowserWindow.focused = electron.BrowserWindow.all[0] ?? null;
  const { client, follow, until } = await openPage();
  const { id } = await client.chat.create({ project: key });
  await client.window.lookAt({ chatId: id });
  await client.window.lookAt({ chatId: lookingAt(id) });
  model.reply('Hello.');
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'hi' });
  await until(`chat:${id}`, ({ items, turn }) => items.length === 2 && turn.kind === 'idle');
  return id;
}

test('the chat that the focused window shows calls nobody', async () => {
  await endTurn((id) => id);
  expect(shown()).toEqual([]);
});

test('with another chat in front, a chat calls', async () => {
  await endTurn(() => 'another');
  expect(shown()).toEqual(['project – hi']);
});

test('once its window is gone, or its page was loaded anew, a chat is looked at no more', async () => {
  const id = await endTurn((chatId) => chatId);
  electron.BrowserWindow.all[0]?.webContents.emit('did-navigate');
  const { client, follow, until } = await openPage();
  model.reply('Hello again.');
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'and again' });
  await until(`chat:${id}`, ({ items, turn }) => items.length === 4 && turn.kind === 'idle');
  expect(shown()).toEqual(['project – hi']);
});

test('with the settings or no chat in front, a chat calls, and a click shows it in the project’s window', async () => {
  const id = await endTurn(() => null);
  expect(shown()).toEqual(['project – hi']);
  const { follow, state } = await openPage();
  await follow('app');
  electron.Notification.shown[0]?.emit('click');
  await vi.waitFor(() => expect(state('app').wanted).toMatchObject({ project: key, chatId: id }));
  expect(electron.BrowserWindow.all[0]?.calls.slice(-2)).toEqual(['show', 'focus']);
});
