import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { appState, electron, home, openPage, project, start } from '../testing/rim';

// `argv.json` in the data folder.

async function write(text: string): Promise<void> {
  await mkdir(home, { mode: 0o700 });
  await writeFile(path.join(home, 'argv.json'), text);
}

type Start = { readonly argv?: readonly string[]; readonly platform?: NodeJS.Platform };

async function applied({ argv = ['electron', '.'], platform = 'linux' }: Start = {}) {
  const { applySwitches } = await import('./start-switches');
  const { again, problem } = applySwitches({ home, argv, platform });
  return { again, problem: problem && say(problem), calls: electron.app.calls };
}

const usual = { again: false, problem: null, calls: [] };

test('without the file nothing changes', async () => {
  expect(await applied()).toEqual(usual);
});

test('it turns off the graphics card', async () => {
  await write('{ "disable-gpu": true }');
  expect(await applied()).toEqual({ ...usual, calls: ['disableHardwareAcceleration'] });
});

test('a switch of the command line counts more', async () => {
  await write('{ "ozone-platform": "x11" }');
  expect(await applied({ argv: ['electron', '.', '--ozone-platform=wayland'] })).toEqual(usual);
});

test('other systems have no other display server', async () => {
  await write('{ "ozone-platform": "x11" }');
  expect(await applied({ platform: 'darwin' })).toEqual(usual);
});

test.each([
  ['another switch', '{ "no-sandbox": true }', /argv\.json is ignored: .*no-sandbox/],
  ['another value', '{ "disable-gpu": 1 }', /argv\.json is ignored: disable-gpu: /],
])('a faulty file is ignored: %s', async (_what, text, told) => {
  await write(text);
  expect(await applied()).toEqual({ ...usual, problem: expect.stringMatching(told) });
});

test('Electron reads the display server before any script, so the start is repeated with the switch', async () => {
  await write('{ "ozone-platform": "x11" }');
  await start(project);
  expect(electron.app.calls).toContain(`relaunch . ${project} --ozone-platform=x11`);
  expect(electron.app.calls).toContain('exit 0');
  expect(electron.BrowserWindow.all).toEqual([]);
});

test('a faulty file is told, and the window opens all the same', async () => {
  await write('{ "disable-gpu": true, ');
  await start(project);
  const { client } = await openPage();
  const told = (await appState(client)).notices.map(({ text }) => say(text));
  expect(told).toEqual([expect.stringMatching(/argv\.json is ignored: .*JSON/)]);
});
