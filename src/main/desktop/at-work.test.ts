import { emptyAppState } from '@shared/app-state';
import { type ChatSummary, openedProject } from '@shared/project/project-state';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { someQuestions } from '@shared/testing/questions';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { createStore } from '@shared/wire/store';
import { expect, test } from 'vitest';
import { whatIsAtWork } from './at-work';

const place = { key: 'fish-0123456789ab', root: '/p', name: 'p' };
const end = { exitCode: 0, signal: null };

const running: Terminal = {
  id: 't1',
  kind: 'command',
  title: 'npm run dev',
  call: null,
  startedAt: 0,
  state: { kind: 'running', awaitsInput: false },
  project: { root: '/p', name: 'p' },
  background: true,
  goesOn: false,
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
};

const queued: ToolCall = {
  id: 'c1',
  messageId: 'm1',
  tool: 'edit',
  displayName: 'Edit',
  title: 'a.txt',
  inputPreview: '',
  phase: { phase: 'queued' },
};

function chat(id: string, more: Partial<ChatSummary>): ChatSummary {
  return { id, title: id, createdAt: 0, updatedAt: 0, turn: 'idle', waiting: [], locked: false, ...more };
}

function storeWith(chats: readonly ChatSummary[], terminals: readonly Terminal[] = []) {
  const store = createStore();
  store.load('app', { ...emptyAppState, projects: [{ ...place, waiting: [], waitingCount: 0 }], terminals });
  store.load(`project:${place.key}`, openedProject({ ...place, state: 'open' }, chats));
  return store;
}

test('turns that run are told from those that wait, and what rests or is held elsewhere is not counted', () => {
  const store = storeWith([
    chat('resting', {}),
    chat('paused', { turn: 'paused' }),
    chat('running', { turn: 'running' }),
    chat('retrying', { turn: 'retrying' }),
    chat('waiting', { turn: 'running', waiting: someQuestions(2) }),
    chat('elsewhere', { turn: 'running', waiting: someQuestions(1), locked: true }),
  ]);
  expect(whatIsAtWork(store)).toEqual({ turns: 2, waiting: 2, withdrawn: 0, commands: [] });
});

test('what ended, goes on, or is a shell of the user’s does not end', () => {
  const lingering: Terminal = { ...running, state: { kind: 'lingers', ...end } };
  const ended: Terminal = { ...running, state: { kind: 'ended', ...end } };
  const others: Terminal[] = [ended, { ...running, goesOn: true }, { ...running, kind: 'shell' }];
  const { commands } = whatIsAtWork(storeWith([], [running, lingering, ...others]));
  expect(commands).toEqual([running, lingering]);
});

test('a question beside a call that runs ends with its turn', () => {
  const store = storeWith([chat('both', { turn: 'running', waiting: someQuestions(1) })]);
  store.emit('chat:both', { type: 'call-added', call: queued });
  const phase = { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' } as const;
  store.emit('chat:both', { type: 'call-moved', callId: queued.id, phase });
  expect(whatIsAtWork(store)).toMatchObject({ turns: 1, waiting: 0, withdrawn: 1 });
});
