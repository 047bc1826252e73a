import { execFile } from 'node:child_process';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { GitChange } from '@shared/project/project';
import { projectTopic } from '@shared/topics';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import type { App } from './application';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp } from './testing/test-app';

// Opening a folder starts no git in it; once the user has worked there, git's state is read.

/** A git that logs its arguments, first in the search path from now on. */
async function noteGit(): Promise<() => Promise<string[]>> {
  const [folder, path = ''] = [await tempFolder(), process.env.PATH];
  const [file, notes] = [join(folder, 'git'), join(folder, 'notes')];
  await writeFile(file, `#!/bin/sh\necho "$*" >> ${notes}\nexec ${await findProgram('git', path)} "$@"\n`);
  await chmod(file, 0o755);
  process.env.PATH = [folder, path].join(delimiter);
  onTestFinished(() => {
    process.env.PATH = path;
  });
  return async () =>
    (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
}

async function commitAll(cwd: string): Promise<void> {
  const options = { cwd, env: { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' } };
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'one'],
  ])
    await promisify(execFile)('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], options);
}

/** Resolves as soon as windows show these changes. */
function untilGitSays(app: App, changes: readonly GitChange[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isDeepStrictEqual(firstProjectState(app).gitChanges, changes)) return;
      stop();
      resolve();
    };
    const stop = app.store.onEvent(look);
    look();
  });
}

test('a folder that is opened, looked at and changed starts no git until a message is sent in it', async () => {
  const notes = await noteGit();
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const { app, project, model } = started;
  await commitAll(project);
  const own = (await notes()).length;
  const startedSince = async () => (await notes()).slice(own);

  firstProject(app).folders.watch({ sendEvent: () => {} }, ['']);
  await writeFile(join(project, 'a.txt'), 'two\n');
  app.store.emit(projectTopic(firstProject(app).key), { type: 'folders-changed', folders: [''] });
  const chat = await started.chat();
  await firstProject(app).look();
  const committed = () =>
    createHandlers(app).project.readCommitted({ project: firstProject(app).key, path: 'a.txt' }, caller);
  expect(await committed()).toBeNull();
  expect(await startedSince()).toEqual([]);

  model.reply('Hello.');
  await chat.send('hello');
  await untilGitSays(app, [['a.txt', 'M']]);
  const [version, status] = await startedSince();
  expect(version).toBe('--version');
  expect(status).toMatch(/^--literal-pathspecs status /);
  expect(await committed()).toEqual({ text: 'one\n' });

  await rm(join(project, 'a.txt'));
  await firstProject(app).look();
  expect(firstProjectState(app).gitChanges).toEqual([['a.txt', 'D']]);
  const again = await started.again();
  await untilGitSays(again.app, [['a.txt', 'D']]);
});
