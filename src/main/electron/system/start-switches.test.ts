import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { appState, electron, home, openPage, pretend, project, start } from '../testing/rim';

// `argv.json` in the data folder, with the whole application behind it.

async function startWith(text: string, ...argv: readonly string[]): Promise<void> {
  await mkdir(home, { mode: 0o700 });
  await writeFile(path.join(home, 'argv.json'), text);
  await start(project, ...argv);
}

const calls = () => electron.app.calls.filter((call) => !/^(?:enableSandbox|setAppUserModelId)/.test(call));
const notices = async () => {
  const { client } = await openPage();
  return (await appState(client)).notices.map(({ text }) => say(text));
};

test('without the file nothing changes', async () => {
  await start(project);
  expect(calls()).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('it turns off the graphics card, before Electron is ready', async () => {
  await startWith('{ "disable-gpu": true }');
  expect(calls()).toEqual(['disableHardwareAcceleration']);
  expect(await notices()).toEqual([]);
});

test('Electron reads the display server before any script, so the start is repeated with the switch', async () => {
  await startWith('{ "ozone-platform": "x11" }');
  expect(calls()).toEqual([`relaunch . ${project} --ozone-platform=x11`, 'exit 0']);
  expect(electron.BrowserWindow.all).toEqual([]);
});

test('a switch of the command line counts more', async () => {
  await startWith('{ "ozone-platform": "x11" }', '--ozone-platform=wayland');
  expect(calls()).toEqual([]);
  expect(electron.BrowserWindow.all).toHaveLength(1);
});

test('other systems have no other display server', async () => {
  pretend('darwin');
  await startWith('{ "ozone-platform": "x11" }');
  expect(electron.BrowserWindow.all).toHaveLength(1);
});

test.each([
  ['no JSON', '{ "disable-gpu": true, ', /argv\.json is ignored: .*JSON/],
  ['another switch', '{ "no-sandbox": true }', /argv\.json is ignored: .*no-sandbox/],
  ['another value', '{ "disable-gpu": 1 }', /argv\.json is ignored: disable-gpu: /],
])('a faulty file is told, and the window opens all the same: %s', async (_what, text, told) => {
  await startWith(text);
  expect(calls()).toEqual([]);
  expect(await notices()).toEqual([expect.stringMatching(told)]);
});
