import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitChange, Project } from '@shared/project/project';
import { type ChatSummary, openedProject, type ProjectEvent } from '@shared/project/project-state';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { createStore } from '@shared/wire/store';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createGitState } from './git-state';
import type { RepositoryStatus } from './repository-status';

// The moments at which git is called, with a store of events and scripted answers of git.

const topic = 'project:project';
const project: Project = { key: 'project', root: '/project', name: 'project', state: 'open' };
const empty: ChatSummary = {
  id: 'chat',
  title: '',
  createdAt: 1,
  updatedAt: 1,
  turn: 'idle',
  waiting: [],
  locked: false,
};
const worked: ChatSummary = { ...empty, title: 'Hello?', updatedAt: 2 };
const place = { commit: 'c1', gitFolder: null };
const modified: readonly GitChange[] = [['a.txt', 'M']];

function start({
  chats = [worked],
  unattended = false,
}: {
  chats?: ChatSummary[];
  unattended?: boolean;
} = {}) {
  const store = createStore();
  store.load(topic, openedProject(project, chats));
  const logged: string[] = [];
  const log = { write: (_level: unknown, text: string) => void logged.push(text) };
  const asked: { resolve(status: RepositoryStatus): void; reject(error: Error): void }[] = [];
  const waiting: (() => void)[] = [];
  const state = createGitState(
    topic,
    { store, log, unattended },
    (_root, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ resolve, reject });
        waiting.shift()?.();
      }),
  );
  return {
    store,
    state,
    logged,
    asked,
    emit: (event: ProjectEvent) => store.emit(topic, event),
    /** Waits for the next call of git. */
    next: async () => {
      if (asked.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
      const question = asked.shift();
      if (!question) throw new Error('nobody asks');
      return question;
    },
    shown: () => store.state(topic).gitChanges,
  };
}

it('is asked for when a project opens in which a message was sent before', async () => {
  const { next, state, shown } = start();
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  expect(shown()).toEqual(modified);
});

it('is not asked for before a message was sent, whatever changes, and is from then on', async () => {
  const { emit, state, asked, next } = start({ chats: [empty] });
  emit({ type: 'folders-changed', folders: [''] });
  state.look();
  emit({ type: 'chat-summarised', chat: { ...empty, title: 'A name of its own' } });
  await state.settled();
  expect(asked).toEqual([]);
  emit({ type: 'chat-summarised', chat: worked });
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
  await state.settled();
  emit({ type: 'chat-removed', id: 'chat' });
  emit({ type: 'folders-changed', folders: [''] });
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
  await state.close();
});

it('is never asked for where nobody looks', async () => {
  const { state, asked } = start({ unattended: true });
  state.look();
  await state.settled();
  expect(asked).toEqual([]);
});

it('is asked for once at a time, and once more for all that came meanwhile', async () => {
  const { state, next, asked } = start();
  const first = await next();
  for (let times = 0; times < 5; times += 1) state.look();
  expect(asked).toEqual([]);
  first.resolve({ changes: modified, branch: 'main', problem: null, ...place });
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
  await state.settled();
  expect(asked).toEqual([]);
});

it('is asked for when a call that may have changed something has ended, and after no other', async () => {
  const { store, state, next, asked } = start();
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
  await state.settled();
  const phase = {
    phase: 'done',
    allowance: { by: 'person' },
    durationMs: 1,
    preview: '',
    display: { kind: 'text', text: '' },
  } as unknown as CallPhase & { phase: 'done' };
  store.emit('chat:chat', { type: 'call-moved', callId: 'a', phase });
  await state.settled();
  expect(asked).toEqual([]);
  const display = { kind: 'file-diff', relativePath: 'a.txt', patch: '', added: 0, removed: 0 } as const;
  store.emit('chat:chat', { type: 'call-moved', callId: 'a', phase: { ...phase, display } });
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
});

it('is told to nobody while it is the same', async () => {
  const { store, state, next } = start();
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  const told: string[] = [];
  store.onEvent(({ event }) => void told.push(event.type));
  state.look();
  (await next()).resolve({ changes: [['a.txt', 'M']], branch: 'main', problem: null, ...place });
  await state.settled();
  expect(told).toEqual([]);
});

it('is told when another branch with the same files is checked out', async () => {
  const { store, state, next } = start();
  (await next()).resolve({ changes: [], branch: 'main', problem: null, ...place });
  await state.settled();
  state.look();
  (await next()).resolve({ changes: [], branch: 'other', problem: null, ...place });
  await state.settled();
  expect(store.state(topic).gitBranch).toBe('other');
});

it('is not known any more when git fails, and the log says why once', async () => {
  const { state, next, shown, logged } = start();
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  for (let times = 0; times < 2; times += 1) {
    state.look();
    (await next()).reject(new Error('git status failed: broken'));
    await state.settled();
  }
  expect(shown()).toEqual([]);
  expect(logged).toEqual(['git’s state of /project is not shown: git status failed: broken']);
});

it('is not asked for when something happens in another project that is open', async () => {
  const { store, state, next, asked } = start();
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  const display = { kind: 'file-diff', relativePath: 'a.txt', patch: '', added: 0, removed: 0 } as const;
  const phase = { phase: 'done', allowance: { by: 'person' }, durationMs: 1, preview: '', display } as const;
  store.emit('project:other', { type: 'folders-changed', folders: [''] });
  store.emit('chat:other', {
    type: 'call-moved',
    callId: 'a',
    phase: phase as unknown as CallPhase & { phase: 'done' },
  });
  await state.settled();
  expect(asked).toEqual([]);
});

it('of a folder that is gone is unknown, and asked for again when it is back', async () => {
  const { emit, state, next, shown } = start();
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  emit({ type: 'project-changed', state: 'gone' });
  expect(shown()).toEqual([]);
  emit({ type: 'project-changed', state: 'open' });
  (await next()).resolve({ changes: modified, branch: 'main', problem: null, ...place });
  await state.settled();
  expect(shown()).toEqual(modified);
});

it('is not waited for when the project closes', async () => {
  const { state, next, logged } = start();
  await next();
  await state.close();
  state.look();
  await state.settled();
  expect(logged).toEqual([]);
});

it('is asked for after a commit, which changes no visible file', async () => {
  const gitFolder = await tempFolder();
  await mkdir(join(gitFolder, 'logs'));
  const { store, state, next } = start();
  const clean = { changes: modified, branch: 'main', problem: null, gitFolder };
  (await next()).resolve({ ...clean, commit: 'c1' });
  await state.settled();
  await writeFile(join(gitFolder, 'logs', 'HEAD'), 'c1 c2\n');
  (await next()).resolve({ ...clean, commit: 'c2' });
  await state.settled();
  expect(store.state(topic).gitCommit).toBe('c2');
  await state.close();
});
