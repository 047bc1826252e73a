import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../storage/temp-folder';
import { hasDisplay, openWindow } from './open-window';
import type { Shell } from './shell';

type Told = {
  shell: Shell;
  stop: () => void;
  lines: string[];
  complaints: string[];
  printed: Promise<string>;
};

async function shellWith(env: NodeJS.ProcessEnv): Promise<Told> {
  const [lines, complaints]: [string[], string[]] = [[], []];
  let [stop, show]: [() => void, (line: string) => void] = [() => {}, () => {}];
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const printed = new Promise<string>((resolve) => {
    show = resolve;
  });
  const home = await tempFolder();
  const shell: Shell = {
    version: '1.2.3',
    outFolder: home,
    env: { PATH: process.env.PATH, PILOTFISH_HOME: path.join(home, 'home'), ...env },
    stopped,
    print(line) {
      lines.push(line);
      show(line);
    },
    complain: (line) => complaints.push(line),
  };
  return { shell, stop, lines, complaints, printed };
}

test.each([
  ['linux', {}, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['darwin', {}, true],
  ['win32', {}, true],
] as const)('on %s with %o a window can show: %s', (platform, env, expected) => {
  expect(hasDisplay(env, platform)).toBe(expected);
});

test('without a display it says so in one sentence and serves, until it is stopped', async () => {
  const { shell, stop, complaints, printed } = await shellWith({});
  const folder = await tempFolder();
  const code = openWindow({ folder, packageFolder: folder, shell, platform: 'linux' });
  expect(await printed).toMatch(/^Pilotfish serves .+ at http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  expect(complaints).toEqual(['There is no display here, so Pilotfish is served to a browser.']);
  stop();
  expect(await code).toBe(0);
});

test('without Electron it says so in one sentence and serves', async () => {
  const { shell, stop, complaints, printed } = await shellWith({ DISPLAY: ':1', PATH: '' });
  const folder = await tempFolder();
  const code = openWindow({ folder, packageFolder: folder, shell, platform: 'linux' });
  await printed;
  expect(complaints).toEqual([
    'Electron is not here and could not be fetched (npx install-electron), so Pilotfish is served to a browser.',
  ]);
  stop();
  expect(await code).toBe(0);
});

test('with Electron it starts that on the folder, as itself, and ends with its exit code', async () => {
  const folder = await tempFolder();
  const electron = path.join(folder, 'electron');
  await writeFile(electron, `#!/bin/sh\necho "$@" "[$ELECTRON_RUN_AS_NODE]" > "${folder}/called"\nexit 7\n`, {
    mode: 0o755,
  });
  const { shell, lines } = await shellWith({
    DISPLAY: ':1',
    ELECTRON_EXEC_PATH: electron,
    ELECTRON_RUN_AS_NODE: '1',
  });
  expect(await openWindow({ folder: '/project', packageFolder: '/package', shell, platform: 'linux' })).toBe(
    7,
  );
  expect(await readFile(path.join(folder, 'called'), 'utf8')).toBe('/package /project []\n');
  expect(lines).toEqual([]);
});

test('stopping ends Electron', async () => {
  const folder = await tempFolder();
  const electron = path.join(folder, 'electron');
  const ready = path.join(folder, 'ready');
  await writeFile(electron, `#!/bin/sh\ntrap 'exit 0' TERM\n: > "${ready}"\nwhile :; do sleep 0.02; done\n`, {
    mode: 0o755,
  });
  const { shell, stop } = await shellWith({ DISPLAY: ':1', ELECTRON_EXEC_PATH: electron });
  const { watch } = await import('node:fs');
  const watcher = watch(folder);
  const isReady = once(watcher, 'change');
  const code = openWindow({ folder: '/project', packageFolder: '/package', shell, platform: 'linux' });
  await isReady;
  watcher.close();
  stop();
  expect(await code).toBe(0);
});
