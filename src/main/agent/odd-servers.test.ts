import type { Change } from '@shared/models/learned-schema';
import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import type { Fetch } from './model/kit/fetch';
import type { ModelEndpoint } from './model/kit/model';
import { call, lines, type TestChat, testChats } from './testing/chat';

// Turns with servers that interrupt themselves, refuse data they sent, or have a smaller window than expected.

const start = testChats();

type Body = { readonly messages: readonly { readonly role: string; readonly content: unknown }[] };
type Block = Readonly<Record<string, unknown>>;

const text = (said: string): Block => ({ type: 'text', text: said });
const use = (id: string): Block => ({ type: 'tool_use', id, name: 'read_file', input: { path: id } });
const refusal = (message: string) => new Response(JSON.stringify({ error: { message } }), { status: 400 });

function answer(content: readonly Block[], stop_reason: string): Response {
  return new Response(JSON.stringify({ content, stop_reason, usage: { input_tokens: 1, output_tokens: 1 } }));
}

/** Plays Anthropic's Messages: each request gets the next answer, or the refusal that `refuse` returns. */
async function startMessages(
  answers: readonly Response[],
  refuse: (sent: string) => Response | null = () => null,
): Promise<{ chat: TestChat; bodies: Body[] }> {
  const bodies: Body[] = [];
  const left = [...answers];
  const fetch: Fetch = async (_url, { body }) => {
    bodies.push(JSON.parse(String(body)));
    return refuse(String(body)) ?? left.shift() ?? answer([text('No answer is left.')], 'end_turn');
  };
  const endpoint: Partial<ModelEndpoint> = { protocol: 'messages', model: 'claude-opus-4-6', fetch };
  return { chat: await start({ endpoint }), bodies };
}

async function send(chat: TestChat, said = 'go'): Promise<void> {
  await chat.agent.send(said);
  await chat.agent.settled();
}

/** The blocks of the assistant, without marks for the cache. */
const saidBack = (body: Body | undefined) =>
  (body?.messages ?? []).filter(({ role }) => role === 'assistant').map(({ content }) => content);

describe('a server that pauses the turn', () => {
  it('gets back what it sent, and goes on', async () => {
    const search = { type: 'server_tool_use', id: 's1', name: 'web_search', input: {} };
    const { chat, bodies } = await startMessages([
      answer([text('I search.'), search], 'pause_turn'),
      answer([search], 'pause_turn'),
      answer([text('Found.')], 'end_turn'),
    ]);
    await send(chat);
    expect(saidBack(bodies[1])).toEqual([[text('I search.'), search]]);
    expect(saidBack(bodies[2])).toEqual([[text('I search.'), search, search]]);
    expect(lines(chat).at(-1)).toBe('assistant complete: Found.');
    expect(chat.state().turn.kind).toBe('idle');
  });
});

describe('thoughts that nobody may read', () => {
  it('go back as they came, also after a start anew', async () => {
    const redacted = { type: 'redacted_thinking', data: 'EmwK' };
    const { chat, bodies } = await startMessages([
      answer([redacted, use('c1')], 'tool_use'),
      answer([text('Done.')], 'end_turn'),
      answer([text('Again.')], 'end_turn'),
    ]);
    await send(chat);
    expect(saidBack(bodies[1])).toEqual([[redacted, use('c1')]]);
    await send(await chat.restart());
    expect(saidBack(bodies[2])[0]).toEqual([redacted, use('c1')]);
  });

  it('may be five megabytes', async () => {
    const thought = { type: 'thinking', thinking: 'Hm.', signature: 'x'.repeat(5 * 1024 * 1024) };
    const { chat, bodies } = await startMessages([
      answer([thought, use('c1')], 'tool_use'),
      answer([text('Done.')], 'end_turn'),
      answer([text('Again.')], 'end_turn'),
    ]);
    await send(chat);
    await send(await chat.restart());
    expect(saidBack(bodies[2])[0]).toEqual([thought, use('c1')]);
  });

  it('and are refused later are left out from then on, which is said once', async () => {
    const old = { type: 'thinking', thinking: 'Hm.', signature: 'old' };
    const fresh = { type: 'thinking', thinking: 'So.', signature: 'fresh' };
    let isRefused = false;
    const { chat, bodies } = await startMessages(
      [
        answer([old, use('c1')], 'tool_use'),
        answer([text('Done.')], 'end_turn'),
        answer([fresh, use('c2')], 'tool_use'),
        answer([text('Again.')], 'end_turn'),
        answer([text('And again.')], 'end_turn'),
      ],
      (sent) =>
        isRefused && sent.includes('"old"')
          ? refusal('messages.1.content.0: Invalid `signature` in `thinking` block')
          : null,
    );
    await send(chat);
    isRefused = true;
    await send(chat);
    await send(await chat.restart());
    const last = saidBack(bodies.at(-1));
    expect(JSON.stringify(last)).not.toContain('old');
    expect(last).toContainEqual([fresh, use('c2')]);
    // One refused request, answered at the second try.
    expect(bodies).toHaveLength(6);
    expect(lines(chat).filter((line) => line.includes('rejected its own earlier reasoning'))).toEqual([
      'notice: Fake rejected its own earlier reasoning in this chat. Pilotfish repeated the request without it, and omits it from now on.',
    ]);
  });
});

it('a window that a refusal names is learned', async () => {
  const learnt: Change[] = [];
  const chat = await start({ endpoint: { learn: (changes) => learnt.push(...changes) } });
  chat.fake.reply({ calls: [call()] }, { calls: [call()] });
  chat.fake.sideReply('All that was read so far. '.repeat(10));
  let count = 0;
  chat.fake.onRequest(({ tools }) => {
    if (tools.length > 0) count += 1;
    const message = "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.";
    return count === 3 && tools.length > 0 ? { status: 400, body: { error: { message } } } : null;
  });
  await send(chat);
  expect(learnt).toEqual([{ kind: 'context-window', of: '8192' }]);
});

it('while nothing comes, the turn says how much the server reads', async () => {
  const hold = createGate();
  const chat = await start({ limits: { quietMs: 20 } });
  chat.fake.reply({ text: 'Done.', hold });
  await chat.agent.send('go');
  await chat.until(({ turn }) => turn.kind === 'running' && turn.reading !== undefined);
  hold.release();
  await chat.agent.settled();
  expect(chat.turns).toEqual([
    { kind: 'running', since: 1 },
    { kind: 'running', since: 1, reading: expect.any(Number) },
    { kind: 'running', since: 1 },
    { kind: 'idle' },
  ]);
});
