import type { WebContents } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revivePage } from './revive-page';
import { app, BrowserWindow, dialog, type StandInContents } from './testing/stand-in';

let contents: StandInContents;
let deaths: string[];
let now: number;
let saved: number;

const saveLogs = async () => {
  saved += 1;
};

beforeEach(() => {
  contents = new BrowserWindow({}).webContents;
  [deaths, now, saved] = [[], 0, 0];
  dialog.answers.length = 0;
  dialog.asked.length = 0;
  const onDeath = (reason: string) => deaths.push(reason);
  revivePage(contents as unknown as WebContents, { onDeath, saveLogs, now: () => now });
  contents.emit('did-finish-load');
});

afterEach(() => app.removeAllListeners());

const die = (reason = 'crashed') => contents.emit('render-process-gone', {}, { reason, exitCode: 11 });
const reloaded = (times: number) => vi.waitFor(() => expect(contents.reloads).toBe(times));

test('a page that crashed is loaded again, and its reason is told', async () => {
  die();
  expect(contents.reloads).toBe(0);
  await reloaded(1);
  expect(deaths).toEqual(['Its process crashed (crashed, exit code 11).']);
  expect(dialog.asked).toEqual([]);
});

test('one that crashes again soon is loaded again only when the user wants it', async () => {
  die();
  await reloaded(1);
  now = 59_000;
  dialog.answer = 0;
  die('oom');
  await reloaded(2);
  expect(dialog.asked).toEqual([
    'The window has crashed again. Its process ran out of memory (oom, exit code 11).\n\nYour chats are safe, and running work continues.',
  ]);
});

test('kept waiting for, it is asked about again when the user comes back to it', async () => {
  die();
  await reloaded(1);
  dialog.answers.push(1, 0);
  die();
  await vi.waitFor(() => expect(dialog.asked).toHaveLength(1));
  await vi.waitFor(() => expect(app.listenerCount('browser-window-focus')).toBe(1));
  app.emit('browser-window-focus', {}, { webContents: new BrowserWindow({}).webContents });
  expect(dialog.asked).toHaveLength(1);
  app.emit('browser-window-focus', {}, { webContents: contents });
  await reloaded(2);
  expect(dialog.asked).toHaveLength(2);
});

test('the log can be kept before anything else is answered', async () => {
  die();
  await reloaded(1);
  dialog.answers.push(2, 0);
  die();
  await reloaded(2);
  expect([saved, dialog.asked.length]).toEqual([1, 2]);
});

test('a page that does not answer is loaded again when the user wants it, which is no crash', async () => {
  dialog.answers.push(0, 1);
  contents.emit('unresponsive');
  expect(dialog.asked).toEqual([
    'The window is not responding. It may only be busy. If you reload it, your chats are safe, and running work continues.',
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(contents.reloads).toBe(0);
  contents.emit('unresponsive');
  await reloaded(1);
  expect(deaths).toEqual([]);
});

test('an answer that comes too late loads nothing again', async () => {
  dialog.answers.push(1);
  contents.emit('unresponsive');
  contents.emit('responsive');
  await new Promise((resolve) => setImmediate(resolve));
  expect(contents.reloads).toBe(0);
});

test('after a good while a crash is a first one again', async () => {
  die();
  await reloaded(1);
  now = 61_000;
  die();
  await reloaded(2);
  expect(dialog.asked).toEqual([]);
});

test('a process that ended in order is left alone, and so is a window that is gone', async () => {
  die('clean-exit');
  expect(deaths).toEqual([]);
  die();
  contents.isGone = true;
  await new Promise((resolve) => setImmediate(resolve));
  expect(contents.reloads).toBe(0);
});

test('a death before anything was loaded is for whoever loads it', async () => {
  const { webContents } = new BrowserWindow({});
  const onDeath = (reason: string) => deaths.push(reason);
  revivePage(webContents as unknown as WebContents, { onDeath, saveLogs });
  webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(webContents.reloads).toBe(0);
});
