import { setTimeout as wait } from 'node:timers/promises';
import { demoModelName } from '@shared/settings/settings';
import { z } from 'zod';
import { summaryRequest } from '../agent/ask-summary';
import type { ModelMessage } from '../agent/model/kit/model';
import { personsWords, readConversation } from './conversation';
import type { Call, Move } from './move';
import { nameChat } from './name-chat';
import { nextMove } from './script';
import { aboutPage } from './show-page';
import { withoutTools } from './words';

// The built-in model: it answers the OpenAI protocol inside this process, without a port or network. It is a script,
// and says so, but it works in the project with the same tools and questions as any model.

export type DemoOptions = {
  /** Pause between two pieces of an answer, so that it appears as if it were written. */
  readonly pauseMs?: number;
};

const bodySchema = z.object({
  messages: z.array(z.custom<ModelMessage>((value) => typeof value === 'object' && value !== null)),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
type Body = z.infer<typeof bodySchema>;

/** A `fetch` for the SDK. */
export function createDemoFetch({ pauseMs = 8 }: DemoOptions = {}): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname.endsWith('/models'))
      return Response.json({ object: 'list', data: [{ id: demoModelName, object: 'model' }] });
    const body = bodySchema.parse(await request.json());
    const events = eventsOf(moveFor(body), body);
    return new Response(streamed(events, { pauseMs, signal: request.signal }), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
  };
}

function moveFor({ messages, tools }: Body): Move {
  if (String(messages.at(-1)?.content).includes(summaryRequest))
    return { text: summaryOf(wishesIn(messages)) };
  if (tools.length > 0)
    return nextMove(
      readConversation(
        messages,
        tools.map((tool) => tool.function.name),
      ),
    );
  return { text: beside(messages) };
}

/**
 * Answers requests outside the chat: for a title, a summary, the content of a page, or a repair, which a script cannot
 * do.
 */
function beside(messages: readonly ModelMessage[]): string {
  const system = String(messages[0]?.content ?? '');
  if (system.includes('<none/>')) return '<none/>';
  const request = String(messages.at(-1)?.content ?? '');
  if (system.startsWith('You name conversations')) return nameChat(request);
  if (!/summari[sz]e/i.test(system)) return aboutPage(request) ?? withoutTools;
  return summaryOf([...request.matchAll(/^Person: (.+)$/gm)].map(([, wish = '']) => wish));
}

function wishesIn(messages: readonly ModelMessage[]): readonly string[] {
  return messages
    .map((message) => personsWords(message).split('\n', 1)[0] ?? '')
    .filter((wish) => wish !== '' && !wish.startsWith('Older turns were replaced'));
}

function summaryOf(wishes: readonly string[]): string {
  const list = wishes.map((wish) => `- ${wish}`).join('\n');
  return `Summary by the demo model. The user asked:\n\n${list || '- nothing yet'}\n\nThe demo model answered by its script: it looked for what the messages name, and proposed what its script says of it. It remembers nothing of files and decides nothing by itself.`;
}

type Delta =
  | { readonly content: string }
  | { readonly tool_calls: readonly object[] }
  | Record<string, never>;

function eventsOf({ text, calls = [] }: Move, body: Body): object[] {
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const deltas: Delta[] = [...words.map((word) => ({ content: word })), ...calls.flatMap(callDeltas)];
  const input = Math.ceil(JSON.stringify(body).length / 4);
  const output = Math.ceil((text.length + JSON.stringify(calls).length) / 4);
  return [
    ...deltas.map((delta) => chunk(delta, null)),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    {
      ...chunk({}, null),
      choices: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    },
  ];
}

function callDeltas({ name, input }: Call, index: number): Delta[] {
  const pieces = JSON.stringify(input).match(/[\s\S]{1,40}/g) ?? [];
  const id = `demo_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const first = { index, id, type: 'function', function: { name, arguments: '' } };
  return [first, ...pieces.map((piece) => ({ index, function: { arguments: piece } }))].map((part) => ({
    tool_calls: [part],
  }));
}

function chunk(delta: Delta, finish: string | null) {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return { id: 'demo', object: 'chat.completion.chunk', created: 0, model: demoModelName, choices };
}

type Pacing = { readonly pauseMs: number; readonly signal: AbortSignal };

function streamed(events: readonly object[], { pauseMs, signal }: Pacing): ReadableStream<Uint8Array> {
  const lines = [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    async pull(stream) {
      await wait(pauseMs, undefined, { signal });
      const line = lines[next];
      next += 1;
      if (line === undefined) stream.close();
      else stream.enqueue(encoder.encode(line));
    },
  });
}
