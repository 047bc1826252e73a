import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { chatTopic } from '@shared/topics';
import { expect, onTestFinished, test } from 'vitest';
import { shellCall } from '../../../e2e/calls';
import type { Window } from './application';
import type { OpenProject } from './open-project';
import { createProjects, type Projects } from './projects';
import { startTestApp, type TestApp } from './testing/test-app';

// How long a project stays open: windows come and go, and chats and commands continue without them.

type Opened = TestApp & { readonly projects: Projects; readonly one: OpenProject; readonly other: string };

/** A project that is open beside another folder; `reloadMs` is the wait for windows that are gone. */
async function open(reloadMs = 60_000): Promise<Opened> {
  const started = await startTestApp();
  const projects = createProjects(started.app, reloadMs);
  onTestFinished(() => projects.close());
  const folders = ['one', 'other'].map((name) => path.join(path.dirname(started.project), name));
  for (const folder of folders) await mkdir(folder);
  const [one = '', other = ''] = folders;
  return { ...started, projects, one: await projects.open(one), other };
}

const newWindow = (): Window => ({ sendEvent() {} });

/** Resolves as soon as windows show that the project is closed. */
function closed({ app }: TestApp, { key }: OpenProject): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (app.store.state('app').projects.some((project) => project.key === key)) return;
      stop();
      resolve();
    };
    const stop = app.store.onEvent(look);
    look();
  });
}

const roots = (projects: Projects) => projects.all().map(({ workspace }) => path.basename(workspace.root));

test('a project is open until its last window shows another one', async () => {
  const opened = await open();
  const { projects, one } = opened;
  const [first, second] = [newWindow(), newWindow()];
  await projects.follow(one.key, first);
  await projects.follow(one.key, second);
  const other = await projects.open(opened.other);
  projects.leave(one.key, first);
  await projects.follow(other.key, first);
  expect(roots(projects)).toEqual(['one', 'other']);
  projects.leave(one.key, second);
  expect(roots(projects)).toEqual(['other']);
  await closed(opened, one);
});

test('what a window asked for in a chat is done, though the window shows another project by then', async () => {
  const opened = await open();
  const { projects, one } = opened;
  const window = newWindow();
  await projects.follow(one.key, window);
  const id = await one.chats.create();
  const renamed = projects.inChat(id, (chat) => chat.rename('Named on the way'));
  projects.leave(one.key, window);
  expect(roots(projects)).toEqual(['one']);
  await renamed;
  await closed(opened, one);
  const again = await projects.open(one.workspace.root);
  await again.chats.open(id);
  expect(opened.app.store.state(chatTopic(id)).title).toBe('Named on the way');
});

test('one that nobody has come to yet stays open, and a folder that is open is the same project, also by a link', async () => {
  const { projects, one } = await open();
  const stranger = newWindow();
  projects.leave(one.key, stranger);
  projects.drop(stranger);
  expect(await projects.open(one.workspace.root)).toBe(one);
  const link = path.join(path.dirname(one.workspace.root), 'link');
  await symlink(one.workspace.root, link);
  expect(await projects.open(link)).toBe(one);
  expect(roots(projects)).toEqual(['one']);
});

test('a window whose page loads again finds its project as it was', async () => {
  const { projects, one } = await open();
  const before = newWindow();
  await projects.follow(one.key, before);
  projects.drop(before);
  await projects.follow(one.key, newWindow());
  expect(projects.get(one.key)).toBe(one);
});

test('a window that does not come back leaves its project to be closed', async () => {
  const opened = await open(20);
  const { projects, one } = opened;
  const window = newWindow();
  await projects.follow(one.key, window);
  projects.drop(window);
  await closed(opened, one);
  // A window may have requested its project before it was closed: such a request does not count as following.
  await projects.follow(one.key, window);
  const next = newWindow();
  await projects.follow(one.key, next);
  projects.leave(one.key, next);
  expect(roots(projects)).toEqual([]);
});

test('one that its window left before it was open is closed once it is', async () => {
  const opened = await open();
  const { projects, one } = opened;
  const window = newWindow();
  await projects.follow(one.key, window);
  projects.leave(one.key, window);
  await closed(opened, one);
  const stop = opened.app.store.onEvent(({ event }) => {
    if (event.type === 'project-summarised' && event.project.key === one.key) projects.leave(one.key, window);
  });
  await projects.follow(one.key, window);
  stop();
  expect(roots(projects)).toEqual([]);
});

test('one that was closed is opened again when a window comes back to it, with what is in it', async () => {
  const { projects, one } = await open();
  const window = newWindow();
  const chat = await one.chats.create();
  await projects.follow(one.key, window);
  projects.leave(one.key, window);
  expect(() => projects.ofChat(chat)).toThrow('This chat no longer exists.');
  await projects.follow(one.key, window);
  expect(projects.get(one.key)).not.toBe(one);
  await projects.ofChat(chat).chats.open(chat);
  await expect(projects.follow('never-0123456789ab', window)).rejects.toMatchObject({ code: 'not-found' });
});

test('a project in which a question waits stays open without a window, and is closed after the answer', async () => {
  const opened = await open();
  const { projects, one, model, app } = opened;
  model.reply({ calls: [shellCall('touch made')] }, 'It is made.');
  const window = newWindow();
  await projects.follow(one.key, window);
  const id = await one.chats.create();
  const chat = await one.chats.open(id);
  const waiting = () =>
    Object.values(app.store.state(chatTopic(id)).calls).find(({ phase }) => phase.phase === 'waiting');
  const asked = new Promise<void>((resolve) => {
    const stop = app.store.onEvent(() => {
      if (!waiting()) return;
      stop();
      resolve();
    });
  });
  await chat.agent.send('go');
  projects.leave(one.key, window);
  await asked;
  const call = waiting();
  if (call?.phase.phase !== 'waiting') throw new Error('nothing waits');
  const { since } = call.phase;
  const told = { callId: call.id, chatId: id, chatTitle: 'go', title: call.title, since, kind: 'command' };
  expect(app.store.state('app').projects).toMatchObject([
    { waiting: [], waitingCount: 0 },
    { key: one.key, waiting: [{ ...told, danger: false, locked: false }], waitingCount: 1 },
  ]);
  await chat.queue.decide(call.id, call.phase.question.hash, { answer: 'accept' });
  await closed(opened, one);
  expect(await readFile(path.join(one.workspace.root, 'made'), 'utf8')).toBe('');
});

test('windows of other projects are told of a project once its questions are others, and of nothing else', async () => {
  const { one, model, app } = await open();
  const told: number[] = [];
  app.store.onEvent(({ event }) => {
    if (event.type === 'project-summarised') told.push(event.project.waitingCount);
  });
  model.reply('Nothing to ask.');
  const id = await one.chats.create();
  const chat = await one.chats.open(id);
  await chat.agent.send('go');
  await chat.agent.settled();
  await chat.rename('another title');
  expect(told).toEqual([]);
});

test('a terminal keeps its project open until it has ended', async () => {
  const opened = await open();
  const { projects, one, app } = opened;
  const window = newWindow();
  await projects.follow(one.key, window);
  const { id } = await app.terminals.open(one.projectFolder, { columns: 80, rows: 24 });
  projects.leave(one.key, window);
  expect(roots(projects)).toEqual(['one']);
  await app.terminals.close(id);
  await closed(opened, one);
});

test('each chat is found in its own project', async () => {
  const { projects, one, other } = await open();
  const two = await projects.open(other);
  const [mine, theirs] = [await one.chats.create(), await two.chats.create()];
  expect([projects.ofChat(mine), projects.ofChat(theirs)]).toEqual([one, two]);
  expect([one.chats.has(theirs), two.chats.has(mine)]).toEqual([false, false]);
});
