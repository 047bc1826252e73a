import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
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
  const code = openWindow({ folders: [folder], packageFolder: folder, shell, platform: 'linux' });
  expect(await printed).toMatch(
    /^Pilotfish serves .+ at http:\/\/127\.0\.0\.1:\d+\/\?project=[\w-]+&token=[\w-]{43}$/,
  );
  expect(complaints).toEqual(['No display found, so Pilotfish runs in a browser.']);
  stop();
  expect(await code).toBe(0);
});

test('without Electron it says so in one sentence and serves', async () => {
  const { shell, stop, complaints, printed } = await shellWith({ DISPLAY: ':1', PATH: '' });
  const folder = await tempFolder();
  const code = openWindow({ folders: [folder], packageFolder: folder, shell, platform: 'linux' });
  await printed;
  expect(complaints).toEqual([
    'Electron could not be downloaded (npx install-electron), so Pilotfish runs in a browser.',
  ]);
  stop();
  expect(await code).toBe(0);
});

/** A stand-in for Electron's executable that runs `script`, in which `show` is a window. */
async function stubElectron(script: string): Promise<string> {
  const file = path.join(await tempFolder(), 'electron');
  await writeFile(file, `#!/bin/sh\nshow() { : > "$PILOTFISH_WINDOW_SHOWN"; }\n${script}\n`, { mode: 0o755 });
  return file;
}

async function openWith(electron: string, env: NodeJS.ProcessEnv = {}, restrictionFile = '/nowhere') {
  const told = await shellWith({ DISPLAY: ':1', ELECTRON_EXEC_PATH: electron, ...env });
  const folder = await tempFolder();
  const request = {
    folders: [folder],
    packageFolder: '/package',
    shell: told.shell,
    platform: 'linux',
  } as const;
  return {
    ...told,
    folder,
    code: openWindow({
      switches: ['--disable-gpu'],
      ...request,
      restrictionFile,
    }),
  };
}

test('with Electron it starts that on the folder, as itself, and ends with its exit code', async () => {
  const electron = await stubElectron('show; echo "$@" "[$ELECTRON_RUN_AS_NODE]" > "$0.called"; exit 7');
  const { code, folder, lines, complaints } = await openWith(electron, { ELECTRON_RUN_AS_NODE: '1' });
  expect(await code).toBe(7);
  expect(await readFile(`${electron}.called`, 'utf8')).toBe(`--disable-gpu /package ${folder} []\n`);
  expect([lines, complaints]).toEqual([[], []]);
});

test.each([
  ['a crash', 'kill -SEGV $$', 'SIGSEGV'],
  ['a crash on its sandbox', 'kill -TRAP $$', 'SIGTRAP'],
  ['an exit code', 'exit 1', 'exit code 1'],
])('%s before there was a window is told in one sentence, and it serves', async (_name, script, how) => {
  const { code, printed, complaints, stop } = await openWith(await stubElectron(script));
  expect(await printed).toMatch(/^Pilotfish serves /);
  expect(complaints).toEqual([
    `Electron ended before it opened a window (${how}), so Pilotfish runs in a browser.`,
  ]);
  stop();
  expect(await code).toBe(0);
});

test('what cannot be started at all is told as well', async () => {
  const electron = path.join(await tempFolder(), 'electron');
  await writeFile(electron, '');
  const { code, printed, complaints, stop } = await openWith(electron);
  await printed;
  expect(complaints).toEqual([
    `Electron ended before it opened a window (spawn ${electron} EACCES), so Pilotfish runs in a browser.`,
  ]);
  stop();
  expect(await code).toBe(0);
});

test('where AppArmor restricts the sandbox, it is told what allows it, for this executable', async () => {
  const electron = await stubElectron('kill -TRAP $$');
  const restrictionFile = path.join(path.dirname(electron), 'apparmor_restrict_unprivileged_userns');
  await writeFile(restrictionFile, '1\n');
  const { code, printed, complaints, stop } = await openWith(electron, {}, restrictionFile);
  await printed;
  expect(complaints).toEqual([
    `AppArmor prevents Electron from creating its sandbox on this system. To allow it, run once:

sudo tee /etc/apparmor.d/pilotfish-electron <<'END'
abi <abi/4.0>,
include <tunables/global>

profile pilotfish-electron "${electron}" flags=(unconfined) {
  userns,
}
END
sudo apparmor_parser -r /etc/apparmor.d/pilotfish-electron
`,
    'Electron ended before it opened a window (SIGTRAP), so Pilotfish runs in a browser.',
  ]);
  stop();
  expect(await code).toBe(0);
});

test('a crash after there was a window is no success, and nobody is served', async () => {
  const { code, lines, complaints } = await openWith(await stubElectron('show; kill -SEGV $$'));
  expect(await code).toBe(139);
  expect([lines, complaints]).toEqual([[], ['Electron crashed (SIGSEGV).']]);
});

test.each([
  ['another process has the window', 'exit 0', 0],
  ['a user ended it', 'kill -TERM $$', 143],
])('where %s, there is nothing to tell', async (_name, script, expected) => {
  const { code, lines, complaints } = await openWith(await stubElectron(script));
  expect(await code).toBe(expected);
  expect([lines, complaints]).toEqual([[], []]);
});

test('what was stopped before there was a window is not served, whatever its exit code', async () => {
  const electron = await stubElectron(`trap 'exit 3' TERM\n: > "$0.ready"\nwhile :; do sleep 0.02; done`);
  const watcher = watch(path.dirname(electron));
  const isReady = once(watcher, 'change');
  const { code, lines, complaints, stop } = await openWith(electron);
  await isReady;
  watcher.close();
  stop();
  expect(await code).toBe(3);
  expect([lines, complaints]).toEqual([[], []]);
});
