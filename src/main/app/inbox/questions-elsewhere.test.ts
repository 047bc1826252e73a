import { readdir, rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { shellCall } from '../../../../e2e/calls';
import { projectKey } from '../../storage/project-key';
import type { App } from '../application';
import { plainHost } from '../parts/plain-host';
import { startApp } from '../start-app';
import { startTestApp } from '../testing/test-app';
import { questionsElsewhere } from './questions-elsewhere';

// Questions of closed projects, read from the data folder alone.

async function startOn(home: string): Promise<App> {
  const app = await startApp({ host: plainHost, env: { PILOTFISH_HOME: home }, version: '0.0.0' });
  onTestFinished(() => app.close());
  return app;
}

test('a project that is not open is told of as long as questions wait in it, even when its folder is gone', async () => {
  const before = await startTestApp();
  const { home, project, model } = before;
  for (const name of ['one', 'two']) {
    model.reply({ calls: [shellCall(`touch ${name}`)] });
    const chat = await before.chat();
    await chat.send(`Make ${name}.`);
    await chat.waiting();
  }
  expect(await questionsElsewhere(before.app)).toEqual([]);
  const other = await startOn(home);
  const waiting = { key: projectKey(project), root: project, name: 'project', count: 2 };
  await before.app.close();
  expect(await questionsElsewhere(other)).toEqual([{ ...waiting, locked: false }]);
  expect([await readdir(project), other.store.state('app').projects]).toEqual([[], []]);
  await rm(project, { recursive: true });
  expect(await questionsElsewhere(other)).toEqual([{ ...waiting, locked: false }]);
});

test('one in which nothing waits is not told of', async () => {
  const before = await startTestApp();
  before.model.reply('Nothing to ask.');
  const chat = await before.chat();
  await chat.send('Go.');
  await before.app.close();
  expect(await questionsElsewhere(await startOn(before.home))).toEqual([]);
});
