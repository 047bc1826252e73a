import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { dieOpeningFourTimes } from '../storage/testing/die-opening';
import { listTools } from '../tools/create-tools';
import type { App } from './application';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';

async function start(home: string, env: NodeJS.ProcessEnv = {}): Promise<App> {
  const app = await startApp({ host: plainHost, env: { PILOTFISH_HOME: home, ...env }, version: '1.2.3' });
  onTestFinished(() => app.close());
  return app;
}

function notices(app: App): string[] {
  return app.store.state('app').notices.map(({ text }) => say(text));
}

test('what is broken in the data folder is told in the window, and nothing of it is lost', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'settings.json'), '{ "theme": "dark" ');
  await writeFile(path.join(home, 'secrets'), '{ "provider:x": { "plain": "canary-key-1" } ');
  const told = notices(await start(home));
  expect(told).toEqual([
    expect.stringMatching(
      /^settings\.json is invalid: line 1, .* It was renamed to .*\. The defaults are in use\.$/,
    ),
    expect.stringMatching(/^secrets is invalid: line 1, /),
  ]);
  expect(told.join()).not.toContain('canary');
});

test('what is wrong with a file that the user can mend in a tab says which file it is', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'settings.json'), '{ "defaultMode": "yolo" }');
  await writeFile(path.join(home, 'rules.json'), '{ "everywhere": 1 }');
  await writeFile(path.join(home, 'trust.json'), '{');
  const app = await start(home, { OPENAI_BASE_URL: 'nowhere' });
  const about = app.store.state('app').notices.map(({ text, file }) => [say(text).split(/[ :]/)[0], file]);
  expect(about).toEqual(
    expect.arrayContaining([
      ['settings.json', 'settings.json'],
      ['rules.json', 'rules.json'],
      ['trust.json', null],
      ['OPENAI_BASE_URL', null],
    ]),
  );
});

test('secrets that go while the application runs are told in the window, until they are back', async () => {
  const home = await tempFolder();
  const secrets = path.join(home, 'secrets');
  const text = '{ "provider:x": { "plain": "canary-key-1" } }';
  await writeFile(secrets, text);
  await writeFile(path.join(home, 'settings.json'), '{}');
  const app = await start(home);
  await rm(secrets);
  await expect
    .poll(() => notices(app))
    .toEqual([expect.stringMatching(/^The file “secrets” is gone, with the keys/)]);
  await writeFile(secrets, text);
  await expect.poll(() => notices(app)).toEqual([]);
});

test('a wrong key of the settings is told, the others are in use', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'settings.json'), '{ "theme": "dark", "defaultMode": "yolo" }');
  const app = await start(home);
  expect(app.store.state('app').settings.theme).toBe('dark');
  expect(notices(app)).toEqual([expect.stringContaining('settings.json: defaultMode: ')]);
});

test('the key of the environment reaches neither the windows nor the log', async () => {
  const home = await tempFolder();
  const app = await start(home, { OPENAI_API_KEY: 'canary-key-1', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  app.log.write('error', 'the key canary-key-1 was refused');
  await app.close();
  expect(JSON.stringify(app.store.state('app'))).not.toContain('canary');
  expect(await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8')).not.toContain('canary');
});

test('a data folder that cannot be used ends the start with what would help', async () => {
  const file = path.join(await tempFolder(), 'file');
  await writeFile(file, '');
  await mkdir(path.dirname(file), { recursive: true });
  await expect(startApp({ host: plainHost, env: { PILOTFISH_HOME: file }, version: '0' })).rejects.toThrow(
    'Set PILOTFISH_HOME to a writable folder.',
  );
});

test('the windows are told every tool there can be a rule for', async () => {
  const app = await start(await tempFolder());
  const { tools } = app.store.state('app');
  expect(tools.map(({ name }) => name)).toEqual(listTools().map(({ name }) => name));
  expect(worded(tools)).toContainEqual({
    name: 'run_shell_command',
    displayName: 'Shell',
    source: { kind: 'built-in' },
    kind: 'command',
    group: 'commands',
    activity: 'run-command',
  });
});

test('a folder on which four starts died is not opened by the fifth, until the user opens it', async () => {
  const [home, project] = [await tempFolder(), await realpath(await tempFolder())];
  await dieOpeningFourTimes(home, project);
  const app = await start(home);
  await app.projects.openAtStart(project);
  expect(app.store.state('app')).toMatchObject({ projects: [], unopened: [{ root: project }] });
  await app.projects.open(project);
  expect(app.store.state('app')).toMatchObject({ projects: [{ root: project }], unopened: [] });
  await app.close();
  const next = await start(home);
  await next.projects.openAtStart(project);
  expect(next.store.state('app')).toMatchObject({ projects: [{ root: project }], unopened: [] });
});

test('one that was opened before is not opened either by a page that is loaded again', async () => {
  const [home, project] = [await tempFolder(), await realpath(await tempFolder())];
  const before = await start(home);
  const { key } = await before.projects.open(project);
  await before.close();
  await dieOpeningFourTimes(home, project);
  const app = await start(home);
  await app.projects.openAtStart(project);
  await expect(app.projects.follow(key, { sendEvent: () => {} })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(app.store.state('app').projects).toEqual([]);
});

test('an end while a folder has just been opened counts as a death, a proper one does not', async () => {
  const [home, project] = [await tempFolder(), await tempFolder()];
  const begun = () => readdir(path.join(home, 'starts'));
  const app = await start(home);
  await app.projects.openAtStart(project);
  expect(await begun()).toHaveLength(1);
  await app.close();
  expect(await begun()).toEqual([]);
});

test('a folder that four others have just opened is opened by the fifth', async () => {
  const [home, project] = [await tempFolder(), await realpath(await tempFolder())];
  const apps = await Promise.all(Array.from({ length: 5 }, () => start(home)));
  for (const app of apps) await app.projects.openAtStart(project);
  expect(apps.flatMap((app) => app.store.state('app').unopened)).toEqual([]);
});
