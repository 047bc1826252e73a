import { type ChatEvent, type ChatState, emptyChat, reduceChat } from '@shared/chat/chat';
import type { HookRun } from '@shared/hooks/hooks-schema';
import { textOf } from '@shared/texts/text';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { expect, test } from 'vitest';
import type { OutputFormat } from '../cli/arguments';
import { createOutput, type HeadlessOutput, reportOf, type Summary } from './headless-output';

const outcome = { finish: 'done', rounds: 1, denied: 0, failed: 0 } as const;
const model = { provider: 'Fake', name: 'm' };
const summary: Summary = {
  ...outcome,
  chat: 'c1',
  model,
  answer: 'Done.',
  calls: [],
  changes: [],
  usage: null,
};

const done: CallPhase = {
  phase: 'done',
  allowance: { by: 'read-only' },
  durationMs: 12.4,
  display: { kind: 'text', text: '' },
  preview: '# Sample',
};

const call: ToolCall = {
  id: 'k1',
  messageId: 'm1',
  tool: 'read_file',
  displayName: 'Read',
  title: 'Read README.md',
  inputPreview: '',
  phase: { phase: 'queued' },
};

const begin: readonly ChatEvent[] = [
  {
    type: 'item-added',
    item: {
      kind: 'assistant',
      id: 'm1',
      at: 0,
      model: 'm',
      text: '',
      reasoning: '',
      state: 'streaming',
      callIds: [],
    },
  },
];

function play(
  format: OutputFormat,
  events: readonly ChatEvent[],
  end: Summary = summary,
  isTerminal = false,
) {
  let [out, err] = ['', ''];
  const output: HeadlessOutput = createOutput({
    format,
    chat: 'c1',
    isTerminal,
    isTold: (notice) => notice === 'Told before.',
    details: () => ({ input: '{"path":"README.md"}', result: '# Sample\n', edited: null, source: null }),
    write: (text) => {
      out += text;
    },
    complain: (line) => {
      err += `${line}\n`;
    },
  });
  let state: ChatState = emptyChat('c1');
  for (const event of [...begin, ...events]) {
    state = reduceChat(state, event);
    output.take(event, state);
  }
  output.finish(end);
  return {
    out,
    err,
    events: () =>
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

const delta = (text: string): ChatEvent => ({ type: 'assistant-delta', id: 'm1', text, reasoning: '' });
const finished = (text: string): ChatEvent => ({
  type: 'assistant-finished',
  id: 'm1',
  text,
  reasoning: '',
  state: 'complete',
});
const moved = (phase: CallPhase): ChatEvent => ({ type: 'call-moved', callId: 'k1', phase });
const running: CallPhase = { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' };

test('text: what streams is shown once, and a line ends after it', () => {
  expect(play('text', [delta('Hel'), delta('lo.'), finished('Hello.')])).toMatchObject({
    out: 'Hello.\n',
    err: '',
  });
});

test('text: an answer that did not stream is shown whole', () => {
  expect(play('text', [finished('Hello.\n')]).out).toBe('Hello.\n');
});

test('text: an answer that breaks off and is asked for again ends with the whole of it', () => {
  const { out } = play('text', [
    delta('Hel'),
    { type: 'assistant-reset', id: 'm1' },
    delta('Hello.'),
    finished('Hello.'),
  ]);
  expect(out).toBe('Hel\nHello.\n');
});

test('text: a whole that is not what streamed is shown after it', () => {
  expect(play('text', [delta('Helo'), finished('Hello.')]).out).toBe('Helo\nHello.\n');
});

test('text: a call that ended is one line on standard error', () => {
  const { err } = play('text', [{ type: 'call-added', call }, moved(running), moved(done)]);
  expect(err).toBe('✓ read_file: Read README.md (12 ms)\n');
});

test('text: a title of ours is in words, and nothing of it steers the terminal', () => {
  const title = textOf('call-title.read-file', { file: 'a\u001bb' });
  const { err } = play('text', [
    { type: 'call-added', call: { ...call, title } },
    moved(running),
    moved(done),
  ]);
  expect(err).toBe('✓ read_file: Read a b (12 ms)\n');
});

test('text: a call that failed says why, and nothing of it steers the terminal', () => {
  const failed: CallPhase = {
    phase: 'failed',
    durationMs: 1,
    display: { kind: 'text', text: '' },
    preview: 'no \u001b]0;evil\u0007 such file\nsecond line',
  };
  const { err } = play('text', [
    { type: 'call-added', call: { ...call, title: 'Read \u202ea\nb', phase: failed } },
  ]);
  expect(err).toBe('✗ read_file: Read  a b (1 ms): failed: no  ]0;evil  such file\n');
});

test('text: the answer goes to a file as it is, and steers no terminal', () => {
  const answer = 'a\u001b]52;c;ZXZpbA==\u0007b\u009b2J\r\n\tc \u{1f468}\u200d\u{1f469}';
  expect(play('text', [delta(answer), finished(answer)]).out).toBe(`${answer}\n`);
  expect(play('text', [delta(answer), finished(answer)], summary, true).out).toBe(
    'a]52;c;ZXZpbA==b2J\n\tc \u{1f468}\u200d\u{1f469}\n',
  );
});

test.each(['text', 'json', 'stream-json'] as const)('%s: what a server says steers no terminal', (format) => {
  expect(play(format, [], { ...summary, error: 'no\u001b[2J\nmore' }).err).toBe('no [2J more\n');
});

test('text: retries and notices are told on standard error, and so is the error at the end', () => {
  const { out, err } = play(
    'text',
    [
      {
        type: 'turn-changed',
        turn: { kind: 'retrying', attempt: 1, nextAt: 0, reason: 'The server is busy.' },
      },
      { type: 'item-added', item: { kind: 'notice', id: 'n', at: 0, level: 'info', text: 'Compacted.' } },
    ],
    { ...summary, error: 'The key was refused.' },
  );
  expect([out, err]).toEqual(['', 'The server is busy.\nCompacted.\nThe key was refused.\n']);
});

test('text: a notice that a line told before is not told again', () => {
  const item = { kind: 'notice', id: 'n', at: 0, level: 'info', text: 'Told before.' } as const;
  expect(play('text', [{ type: 'item-added', item }]).err).toBe('');
});

test('text: a failure that the chat has a notice of is told once', () => {
  const text = 'The key\nwas refused.';
  const item = { kind: 'notice', id: 'n', at: 0, level: 'error', text } as const;
  expect(play('text', [{ type: 'item-added', item }], { ...summary, error: text }).err).toBe(
    'The key was refused.\n',
  );
});

test('json: nothing but one object at the end', () => {
  const { out, err } = play('json', [
    delta('Hello.'),
    finished('Hello.'),
    { type: 'call-added', call },
    moved(running),
    moved(done),
  ]);
  expect([JSON.parse(out), err]).toEqual([summary, '']);
});

test('stream-json: every event is an object of its own, the end is the summary without the calls', () => {
  const { events, err } = play('stream-json', [
    delta('Hello.'),
    finished('Hello.'),
    { type: 'call-added', call },
    moved(running),
    moved(done),
    { type: 'turn-changed', turn: { kind: 'retrying', attempt: 1, nextAt: 0, reason: 'busy' } },
    { type: 'assistant-reset', id: 'm1' },
    { type: 'item-added', item: { kind: 'summary', id: 's', at: 0, text: 'Before.' } },
  ]);
  expect(events()).toEqual([
    { type: 'chat', chat: 'c1' },
    { type: 'text', text: 'Hello.' },
    { type: 'message', text: 'Hello.' },
    { type: 'call-started', callId: 'k1', tool: 'read_file', input: { path: 'README.md' } },
    { type: 'call-finished', callId: 'k1', tool: 'read_file', state: 'done', durationMs: 12.4 },
    { type: 'retrying', reason: 'busy' },
    { type: 'text-discarded' },
    { type: 'summary', text: 'Before.' },
    { type: 'finished', ...outcome, chat: 'c1', model, answer: 'Done.', changes: [], usage: null },
  ]);
  expect(err).toBe('');
});

test('stream-json: what is told by a key is told in words', () => {
  const told = textOf('wire.closed');
  const notice = { kind: 'notice', id: 'n', at: 0, level: 'warning', text: told } as const;
  const { events } = play('stream-json', [
    { type: 'turn-changed', turn: { kind: 'retrying', attempt: 1, nextAt: 0, reason: told } },
    { type: 'item-added', item: notice },
  ]);
  expect(events().slice(1, 3)).toEqual([
    { type: 'retrying', reason: 'The connection to Pilotfish was lost.' },
    { type: 'notice', level: 'warning', text: 'The connection to Pilotfish was lost.' },
  ]);
});

test('stream-json: the reason of a failure is part of the end, and on standard error', () => {
  const { events, err } = play('stream-json', [], { ...summary, error: 'The key was refused.' });
  expect(events().at(-1)).toMatchObject({ type: 'finished', error: 'The key was refused.' });
  expect(err).toBe('The key was refused.\n');
});

test('a nested call says which call handed it in', () => {
  const nested = { ...call, id: 'k1/1', parentId: 'k1' };
  const { events } = play('stream-json', [{ type: 'call-added', call: nested }]);
  expect(events()).toContainEqual(expect.objectContaining({ type: 'call-started', parentId: 'k1' }));
  const details = { input: '{}', result: null, edited: null, source: null };
  expect(reportOf(nested, details)).toMatchObject({ callId: 'k1/1', parentId: 'k1' });
});

test('a report holds the arguments as an object, or as they came', () => {
  const whole = { ...call, phase: done };
  expect(reportOf(whole, { input: '{"path":"a"}', result: 'text', edited: null, source: null })).toEqual({
    callId: 'k1',
    tool: 'read_file',
    input: { path: 'a' },
    state: 'done',
    durationMs: 12.4,
    result: 'text',
  });
  expect(reportOf(whole, { input: '{"path":', result: null, edited: null, source: null }).input).toBe(
    '{"path":',
  );
});

const hookRan = (event: HookRun['event'], answer: HookRun['answer']): ChatEvent => ({
  type: 'hook-ran',
  callId: 'k1',
  run: { event, hook: 'format', answer, reason: 'exit code 1:\nno program', durationMs: 1 },
});

test('a hook that failed after a call is told in each form, any other is not', () => {
  const events = [
    { type: 'call-added', call } as const,
    hookRan('PreToolUse', 'failed'),
    hookRan('PostToolUse', 'failed'),
    hookRan('PostToolUse', 'changed'),
  ];
  const told = 'Hook “format” failed: exit code 1:\nno program';
  expect(play('text', events).err).toBe(`${told.replace('\n', ' ')}\n`);
  expect(JSON.parse(play('json', events).out).notices).toEqual([told]);
  const notices = play('stream-json', events)
    .events()
    .filter(({ type }) => type === 'notice');
  expect(notices).toEqual([{ type: 'notice', level: 'warning', text: told }]);
});
