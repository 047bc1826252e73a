import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from '@shared/approval/approval';
import { questionSchema } from '@shared/approval/approval-schema';
import type { JournaledChatEvent } from '@shared/chat/chat';
import { folderMode } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openChatFile, readChatFile } from './chat-file';
import { chatLine } from './chat-line';
import type { ChatEntry } from './chat-log';

// The versions of a line: old lines are readable, and lines that old versions cannot read have a newer version.

let path: string;

beforeEach(async () => {
  path = join(await tempFolder(), 'chat.jsonl');
});

const now = () => 7;
const note = (text: string): ChatEntry => ({ records: [{ role: 'note', text }] });
const open = (expected: 'create' | 'existing') => openChatFile(path, now, expected);
const line = (text: string) => `${JSON.stringify({ v: 1, at: 7, ...note(text) })}\n`;

async function chatOf(...parts: string[]): Promise<void> {
  await writeFile(path, parts.join(''));
}

it('says of a line alone that holds what earlier versions cannot read that it is newer', async () => {
  const { file } = await open('create');
  const edited = { role: 'edited' as const, callId: 'c1', content: 'mine' };
  const end = { durationMs: 0, display: { kind: 'text' as const, text: '' }, preview: '' };
  const phase = { phase: 'cancelled' as const, why: 'closed' as const, ...end };
  await file.append({ records: [edited] }, 'written');
  await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase }] }, 'written');
  const running = { phase: 'running', startedAt: 1, allowance: { by: 'read-only' }, progress: '' } as const;
  await file.append({ events: [{ type: 'call-moved', callId: 'c2', phase: running }] }, 'written');
  const told = { kind: 'notice', id: 'n', at: 1, level: 'error', text: { key: 'k', params: {} } } as const;
  await file.append({ events: [{ type: 'item-added', item: told }] }, 'written');
  const turn = { kind: 'paused', why: 'failed', text: { key: 'k', params: {} } } as const;
  await file.append({ events: [{ type: 'turn-changed', turn }] }, 'written');
  await file.append({ records: [{ role: 'nested-calls', parentId: 'c1', calls: [] }] }, 'written');
  await file.append({ events: [{ type: 'tools-on-changed', on: ['agent'] }] }, 'written');
  await file.append({ events: [{ type: 'attachment-removed', id: 'f' }] }, 'written');
  await file.append(note('a'), 'written');
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).v)).toEqual([2, 2, 3, 3, 3, 3, 4, 6, 1]);
  const { loaded } = await open('existing');
  expect(loaded).toMatchObject({ entries: { length: 9 }, skipped: 0, isNewer: false });
});

it('says so of a plan, of a question back and of a fact to remember, while they wait and once they are answered', async () => {
  const { file } = await open('create');
  const asked = { hash: 'h', why: 'w', danger: false, always: [], stale: null };
  const subjects: Subject[] = [
    { kind: 'plan', plan: 'a' },
    { kind: 'question', question: 'a', choices: [], multiple: false },
    { kind: 'memory', fact: 'a', scope: null, places: [] },
  ];
  for (const subject of subjects) {
    const phase = { phase: 'waiting', since: 1, question: { subject, ...asked } } as const;
    await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase }] }, 'written');
  }
  for (const answer of ['plan', 'answer'] as const) {
    const allowance = { by: 'person', answer } as const;
    const phase = { phase: 'running', startedAt: 1, allowance, progress: '' } as const;
    await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase }] }, 'written');
  }
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).v)).toEqual([4, 4, 4, 4, 4]);
  const { loaded } = await open('existing');
  expect(loaded).toMatchObject({ entries: { length: 5 }, skipped: 0, isNewer: false });
});

it('says so of what comes of the web', async () => {
  const { file } = await open('create');
  const url = {
    kind: 'url',
    url: 'https://a.example/',
    host: 'a.example',
    port: 443,
    isSecure: true,
  } as const;
  const subject = { ...url, looksLike: null, given: null, sent: null, asked: null };
  const question = questionSchema.parse({ subject, hash: 'h', why: 'w', always: [], stale: null });
  const waiting = { phase: 'waiting', since: 1, question } as const;
  await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase: waiting }] }, 'written');
  const display = { kind: 'web-search' as const, query: 'q', answer: 'a', results: [] };
  const allowance = { by: 'mode', mode: 'auto' } as const;
  const done = { phase: 'done', allowance, durationMs: 1, preview: '', display } as const;
  await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase: done }] }, 'written');
  await file.append({ records: [{ role: 'source', callId: 'c1', text: 'whole' }] }, 'written');
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).v)).toEqual([4, 4, 4]);
  const { loaded } = await open('existing');
  expect(loaded).toMatchObject({ entries: { length: 3 }, skipped: 0, isNewer: false });
});

it('says so of a question too, whatever of it is told by a key', async () => {
  const { file } = await open('create');
  const told = { key: 'k', params: {} };
  const change = {
    kind: 'file-change',
    change: 'modify',
    path: '/a',
    relativePath: 'a',
    added: 1,
    removed: 1,
  };
  const command = { kind: 'command', command: 'ls', directory: '', writes: [], discardedChanges: null };
  const asked = { subject: { ...change, approximate: null }, hash: 'h', why: 'w', always: [], stale: null };
  const questions = [
    asked,
    { ...asked, why: told },
    { ...asked, stale: told },
    { ...asked, subject: { ...change, approximate: told } },
    { ...asked, subject: { ...command, parts: [{ text: 'ls', why: told }] } },
  ].map((question) => questionSchema.parse(question));
  for (const question of questions) {
    const phase = { phase: 'waiting' as const, question, since: 1 };
    await file.append({ events: [{ type: 'call-moved', callId: 'c1', phase }] }, 'written');
  }
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).v)).toEqual([1, 3, 3, 3, 3]);
});

const told = textOf('call-title.run-command', { command: 'make' });
const call = { id: 'c1', messageId: 'm', tool: 'edit', displayName: 'Edit', title: 'a', inputPreview: '' };
const fileChange = {
  kind: 'file-change',
  change: 'modify',
  path: '/p/a.ts',
  relativePath: 'a.ts',
  added: 1,
  removed: 1,
} as const;
const subject = { kind: 'call', tool: 'edit', input: '' } as const;
const question = { subject, hash: 'h', why: 'the mode is Ask', danger: false, always: [], stale: null };
const end = { phase: 'rejected', reason: null, durationMs: 0, preview: '' } as const;
const moved = (phase: CallPhase): JournaledChatEvent => ({ type: 'call-moved', callId: 'c1', phase });

it.each<[string, JournaledChatEvent, 1 | 3]>([
  ['a title', { type: 'call-added', call: { ...call, title: told, phase: { phase: 'queued' } } }, 3],
  ['a title in words', { type: 'call-added', call: { ...call, phase: { phase: 'queued' } } }, 1],
  ['what came of it', moved({ ...end, display: { kind: 'text', text: told } }), 3],
  ['what came of it in words', moved({ ...end, display: { kind: 'text', text: 'a' } }), 1],
])(
  'writes a call with %s so that programs before can read it, or know that they cannot',
  (_what, event, v) => {
    const written = JSON.parse(chatLine({ events: [event] }, 1));
    expect(written).toEqual({ v, at: 1, events: [event] });
  },
);

it.each([
  ['that is whole', '{"v":99,"at":1,"records":[]}\n'],
  ['without its newline', '{"v":99,"at":1,"records":[]}'],
  ['before a torn one', '{"v":99,"at":1,"records":[]}\n{"v":4,"at":2,"rec'],
  ['with nothing of ours but its number', '{"v":98}\n'],
])('finds a line of a newer format %s, and changes nothing', async (_what, newer) => {
  await chatOf(line('a'), newer);
  const { loaded } = await open('existing');
  expect(loaded).toEqual({ entries: [note('a')], skipped: 0, isNewer: true, lastAt: 7 });
  expect(await readFile(path, 'utf8')).toBe(line('a') + newer);
});

it('reads a changed file as earlier versions kept it, and as it is kept now', async () => {
  const bare = { type: 'file-changed', relativePath: 'a.ts' };
  const whole = { ...bare, callId: 'c1', before: null, after: 'f'.repeat(64), mode: null };
  await chatOf(`${JSON.stringify({ v: 1, at: 1, events: [bare, whole] })}\n`);
  expect(await readChatFile(path)).toEqual({
    entries: [{ events: [bare, whole] }],
    skipped: 0,
    isNewer: false,
    lastAt: 1,
  });
});

it('reads a call as earlier versions told it, word for word', async () => {
  const asked = { ...question, subject: { ...fileChange, approximate: 'indentation' } };
  const output = { kind: 'command-output', exitCode: null, signal: null, terminalId: 't' } as const;
  const events = [
    { type: 'call-added', call: { ...call, title: 'Edit a.ts', phase: { phase: 'queued' } } },
    moved({ phase: 'waiting', since: 1, question: asked }),
    moved({ ...end, display: { kind: 'text', text: 'Read 2 files, skipped 1' } }),
    { type: 'call-added', call: { ...call, id: 'c2', title: 'Look around', phase: { phase: 'queued' } } },
    {
      ...moved({
        ...end,
        display: { ...output, text: 'Runs in the background (PID 7).', error: 'It never ran.' },
      }),
      callId: 'c2',
    },
  ];
  await chatOf(`${JSON.stringify({ v: 1, at: 1, events })}\n`);
  const { entries, skipped } = await readChatFile(path);
  expect({ entries, skipped }).toEqual({ entries: [{ events }], skipped: 0 });
});

it('reads why a call ran as earlier versions said it', async () => {
  const [start, end] = ['"startedAt":1,"progress":""', '"durationMs":1,"display":{"kind":"text","text":""}'];
  const moved = (phase: string) => `{"type":"call-moved","callId":"c1","phase":${phase}}`;
  const allowance = '"allowance":{"by":"nature"}';
  const events = [
    moved(`{"phase":"running",${start},${allowance}}`),
    moved(`{"phase":"done",${end},"preview":"",${allowance}}`),
  ];
  await chatOf(`{"v":1,"at":1,"events":[${events.join(',')}]}\n`);
  const { entries, skipped } = await readChatFile(path);
  expect(skipped).toBe(0);
  expect(entries[0]?.events).toMatchObject([
    { phase: { phase: 'running', allowance: { by: 'read-only' } } },
    { phase: { phase: 'done', allowance: { by: 'read-only' } } },
  ]);
});

it('says that a line of sub-agents is of version 4, which an older application opens to be read only', () => {
  const said = { role: 'agent-said', callId: 'c1', kind: 'message', text: 'a' } as const;
  const used = { type: 'usage-added', inputTokens: 1, outputTokens: 1 } as const;
  const display = { kind: 'agent', text: 'a', tokens: 1, calls: 0 } as const;
  const entries = [{ records: [said] }, { events: [used] }, { events: [moved({ ...end, display })] }];
  expect(entries.map((entry) => JSON.parse(chatLine(entry, 1)).v)).toEqual([4, 4, 4]);
});

it('says that a line with a piece of an answer that still comes is of version 9', () => {
  const piece = {
    type: 'assistant-kept',
    id: 'a',
    from: { text: 0, reasoning: 0 },
    text: 'a',
    reasoning: '',
  } as const;
  expect(JSON.parse(chatLine({ events: [piece] }, 1)).v).toBe(9);
});

it('says that a line with an answer about the budget of a turn is of version 10', () => {
  const raised = { type: 'turn-budget-marked', mark: { raised: 1 } } as const;
  expect(JSON.parse(chatLine({ events: [raised] }, 1)).v).toBe(10);
});

it('reads the lines of every version, without a gap up to that of the kept beginning of requests', async () => {
  const versions = Array.from({ length: 10 }, (_, index) => index + 1);
  await chatOf(...versions.map((v) => `${JSON.stringify({ v, at: 7, ...note(`of ${v}`) })}\n`));
  const read = await readChatFile(path);
  expect(read.entries).toEqual(versions.map((v) => note(`of ${v}`)));
});

it('says that a line with a changed folder is of version 11', () => {
  const folder = { relativePath: 'lib', before: null, after: 'h', mode: null, modeAfter: folderMode | 0o755 };
  const changed = { type: 'file-changed' as const, callId: 'c', at: 1, ...folder };
  expect(chatLine({ events: [changed] }, 1)).toContain('"v":11,');
});

it('marks a call that was skipped for a file to be read again as version 14', () => {
  const display = { kind: 'text', text: '' } as const;
  const cancelled = { phase: 'cancelled', durationMs: 0, preview: '', display } as const;
  const versions = (['skipped', 'stale'] as const).map(
    (why) => JSON.parse(chatLine({ events: [moved({ ...cancelled, why })] }, 1)).v,
  );
  expect(versions).toEqual([1, 14]);
});

it('marks hooks and what they decided as version 13', () => {
  const run = { event: 'Stop', hook: 'check', answer: 'passed', reason: '', durationMs: 1 } as const;
  const refusal = { by: 'hook', hook: 'check' } as const;
  const display = { kind: 'text', text: '' } as const;
  const entries: ChatEntry[] = [
    { events: [{ type: 'hook-ran', run }] },
    { events: [moved({ phase: 'failed', refusal, durationMs: 1, display, preview: '' })] },
    { events: [moved({ phase: 'running', startedAt: 1, allowance: refusal, progress: '' })] },
  ];
  expect(entries.map((entry) => JSON.parse(chatLine(entry, 1)).v)).toEqual([13, 13, 13]);
});

it('marks decisions on later calls of a batch as version 12, except a plain acceptance', () => {
  const allowance = { by: 'person', answer: 'accept-these-with-edits' } as const;
  const granted = { type: 'call-granted', callId: 'c1', diff: 'd' } as const;
  const grant = { verdict: 'accept-with-edits', callId: 'c1', diff: 'd', hash: 'h' } as const;
  const display = { kind: 'text', text: '' } as const;
  const entries: ChatEntry[] = [
    { events: [granted] },
    { events: [{ ...granted, verdict: 'reject' }] },
    { records: [{ role: 'granted', grant }] },
    { events: [moved({ phase: 'running', startedAt: 1, allowance, progress: '' })] },
    { events: [moved({ ...end, leftOut: true, display })] },
  ];
  expect(entries.map((entry) => JSON.parse(chatLine(entry, 1)).v)).toEqual([8, 12, 12, 12, 12]);
});
