import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { shellCall, writeCall } from '../../../e2e/calls';
import { electron, key, model, openPage, pretend, project, root, start } from './testing/rim';

// The end of the application, and the question before it.

describe('while a command runs', () => {
  beforeEach(async () => {
    model.reply({ calls: [shellCall('cat')] }, 'It ended.');
  });

  const asked = [
    'Quit Pilotfish? 1 turn is running. Pilotfish stops it. Its messages and changes so far remain.\n\n1 command is running. Pilotfish stops it:\n• cat',
  ];

  /** A message starts the command, and the window shows its call. */
  async function startWithCommand(): Promise<InstanceType<typeof electron.BrowserWindow>> {
    await start(project);
    const { client, follow, until } = await openPage();
    await follow('app');
    const { id } = await client.chat.create({ project: key });
    await client.chat.send({ chatId: id, text: 'wait' });
    await until('app', ({ terminals }) => terminals.some(({ state }) => state.kind === 'running'));
    const [window] = electron.BrowserWindow.all;
    if (!window) throw new Error('no window is open');
    return window;
  }

  test('closing the window asks first, and a no changes nothing; so does quitting, and a yes ends both', async () => {
    const window = await startWithCommand();
    window.close();
    window.close();
    expect(electron.dialog.asked).toEqual(asked);
    await setImmediate();
    expect(electron.BrowserWindow.all).toContain(window);
    expect(electron.app.hasQuit).toBe(false);
    electron.dialog.answer = 0;
    const ended = new Promise((resolve) => electron.app.once('quit', resolve));
    electron.app.quit();
    await ended;
    expect(electron.dialog.asked).toEqual([...asked, ...asked]);
    expect(electron.BrowserWindow.all).toEqual([]);
  });

  test('on a Mac the window closes unasked, and the command goes on', async () => {
    pretend('darwin');
    const window = await startWithCommand();
    window.close();
    expect(electron.dialog.asked).toEqual([]);
    expect(electron.BrowserWindow.all).toEqual([]);
    expect(electron.app.hasQuit).toBe(false);
  });
});

describe('where the end would ask first', () => {
  /** Its end, once something ends it. */
  async function expectQuit() {
    const { quitProperly } = await import('./quit');
    const question = () => ({ message: 'Quit?', detail: '', yes: 'Quit' });
    quitProperly({ platform: 'linux', question, staysInTray: () => false, close: async () => {} });
    return { ended: new Promise((resolve) => electron.app.once('quit', resolve)) };
  }

  test('a signal is not asked back', async () => {
    const before = process.listeners('SIGTERM');
    const { ended } = await expectQuit();
    const ours = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
    for (const listener of ours) listener('SIGTERM');
    await ended;
    expect(electron.dialog.asked).toEqual([]);
    expect(process.listeners('SIGTERM')).toEqual(before);
  });

  test('a system that shuts down waits for the end on Linux and macOS, which is not asked about', async () => {
    const { ended } = await expectQuit();
    expect(electron.powerMonitor.isAsked).toBe(true);
    const event = electron.preventable();
    electron.powerMonitor.emit('shutdown', event);
    await ended;
    expect([event.defaultPrevented, electron.dialog.asked]).toEqual([true, []]);
  });

  test('nor does Windows ask when it shuts down', async () => {
    const { ended } = await expectQuit();
    const window = new electron.BrowserWindow({});
    window.emit('session-end', {});
    await ended;
    expect(electron.dialog.asked).toEqual([]);
  });
});

test('with nothing running the last window ends the application unasked', async () => {
  await start(project);
  const ended = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.BrowserWindow.all[0]?.close();
  await ended;
  expect(electron.dialog.asked).toEqual([]);
});

test('it ends even if something cannot be closed', async () => {
  const { quitProperly } = await import('./quit');
  const close = async () => {
    throw new Error('the disk is full');
  };
  quitProperly({ platform: 'linux', question: () => null, staysInTray: () => false, close });
  const ended = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.app.quit();
  await ended;
});

test('closing into the tray needs a tray: else the last window ends the application', async () => {
  await writeFile(path.join(root, 'bin', 'dbus-send'), '#!/bin/sh\necho boolean false\n');
  await start(project);
  const { client } = await openPage();
  await client.settings.change({ desktop: { closeToTray: true, spellCheck: false, keepAwake: true } });
  const ended = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.BrowserWindow.all[0]?.close();
  await ended;
});

test('a question that waits is named, and is asked again at the next start', async () => {
  model.reply({ calls: [writeCall(path.join(project, 'note.txt'), 'hello')] });
  await start(project);
  const { client, follow, until } = await openPage();
  await follow('app');
  const { id } = await client.chat.create({ project: key });
  await client.chat.send({ chatId: id, text: 'write' });
  await until('app', ({ projects }) => projects[0]?.waitingCount === 1);
  electron.BrowserWindow.all[0]?.close();
  expect(electron.dialog.asked).toEqual([
    'Quit Pilotfish? 1 question is waiting. Pilotfish asks it again at the next start.',
  ]);
});
