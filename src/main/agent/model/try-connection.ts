import { fieldOf } from '@shared/base/json';
import type { ConnectionLine, ConnectionReport } from '@shared/models/connection-report';
import type { Change } from '@shared/models/learned-schema';
import { type Text, textOf } from '@shared/texts/text';
import { has, omittedTools } from './kit/learned';
import {
  type ContentPart,
  type ModelEndpoint,
  ModelError,
  type ModelMessage,
  type ModelRequest,
  type Reply,
  type ReplyCall,
} from './kit/model';
import { streamReply } from './stream-reply';

// A connection test: the shortest real chat with a tool, and an image.

export type ConnectionTrial = {
  readonly endpoint: ModelEndpoint;
  /** The size of the context window and its source; requested after the server has answered. */
  contextWindow(): Promise<Text>;
  /** False: the settings turn images off for the model. */
  readonly tryImages: boolean;
};

/** Rejects with the signal's reason after an abort; the report contains all failures of the server. */
export async function tryConnection(trial: ConnectionTrial, signal: AbortSignal): Promise<ConnectionReport> {
  const asker = createAsker(trial.endpoint, signal);
  const first = await firstAnswer(asker);
  if (first.reply instanceof ModelError)
    return { lines: [failed('answer', first.reply)], learned: asker.lasting };
  const { call } = first;
  const second = call && (await asker.ask(withResult(first.request, first.reply, asker)));
  const images = trial.tryImages ? await imagesLine(asker) : null;
  const replies = [first.reply, second].filter((reply) => isReply(reply));
  const lines = [
    answerLine(replies, asker),
    first.toolsLine,
    second && resultLine(second),
    reasoningLine(replies),
    images,
    line('context-window', 'none', await trial.contextWindow()),
  ];
  return { lines: lines.filter((line) => line !== null), learned: asker.lasting };
}

type Outcome = Reply | ModelError;

type Asker = {
  readonly endpoint: ModelEndpoint;
  readonly learned: readonly Change[];
  /** Learned changes that apply to chats too. */
  readonly lasting: readonly Change[];
  ask(request: ModelRequest): Promise<Outcome>;
  /** Whether an answer arrived in pieces. */
  streams(): boolean;
};

/** As in a chat, each request uses the changes learned from earlier ones. */
function createAsker(endpoint: ModelEndpoint, signal: AbortSignal): Asker {
  const learned: Change[] = [];
  const lasting: Change[] = [];
  let mostPieces = 0;
  const learn = (changes: readonly Change[]) => {
    const others = changes.filter((change) => concernsChats(change, endpoint));
    learned.push(...changes);
    lasting.push(...others);
    if (others.length > 0) endpoint.learn?.(others);
  };
  return {
    endpoint,
    learned,
    lasting,
    streams: () => mostPieces > 1,
    async ask(request) {
      let pieces = 0;
      const onDelta = () => {
        pieces += 1;
        mostPieces = Math.max(mostPieces, pieces);
      };
      const now = { ...endpoint, learned: [...endpoint.learned, ...learned], learn };
      try {
        return await streamReply(now, request, { signal, onDelta });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ModelError) return error;
        throw error;
      }
    },
  };
}

/** A chat has other tools, and sends images only if they are on. */
function concernsChats({ kind, of }: Change, { images }: ModelEndpoint): boolean {
  return kind === 'no-images' ? images : of !== echo.name;
}

function isReply(outcome: Outcome | null): outcome is Reply {
  return outcome !== null && !(outcome instanceof ModelError);
}

const echo = {
  name: 'echo_word',
  description: 'Repeats a word. It changes nothing.',
  parameters: {
    type: 'object',
    properties: { word: { type: 'string', description: 'The word to repeat' } },
    required: ['word'],
  },
};

const system: ModelMessage = {
  role: 'system',
  content: 'This is a test of the connection. Do exactly what the user asks, as briefly as possible.',
};

const withTool: ModelRequest = {
  messages: [
    system,
    {
      role: 'user',
      content:
        'Call the tool echo_word with the word “heron”. After its result, say the word and count from one to ten.',
    },
  ],
  tools: [echo],
};

const withoutTool: ModelRequest = {
  messages: [system, { role: 'user', content: 'Say hello and count from one to ten.' }],
  tools: [],
};

type First = {
  readonly request: ModelRequest;
  readonly reply: Outcome;
  readonly toolsLine: ConnectionLine;
  /** Null: there is no call that needs a result. */
  readonly call: ReplyCall | null;
};

/** If the model refuses tools, the request is repeated with the tool removed, so that the test can continue. */
async function firstAnswer(asker: Asker): Promise<First> {
  if (!asker.endpoint.tools) {
    const toolsLine = line('tools', 'none', textOf('connection.tools-off'));
    return { request: withoutTool, reply: await asker.ask(withoutTool), toolsLine, call: null };
  }
  const reply = await asker.ask(withTool);
  if (reply instanceof ModelError && reply.fault === 'tools-refused') {
    const again = await asker.ask(withoutTool);
    return { request: withoutTool, reply: again, toolsLine: failed('tools', reply), call: null };
  }
  const call = isReply(reply) ? (reply.calls[0] ?? null) : null;
  return { request: withTool, reply, toolsLine: toolsLineOf(call, asker), call };
}

function toolsLineOf(call: ReplyCall | null, { learned }: Asker): ConnectionLine {
  if (omittedTools(learned).has(echo.name)) return line('tools', 'fails', textOf('connection.tools-refused'));
  if (call === null) return line('tools', 'unclear', textOf('connection.tools-not-called'));
  if (call.name !== echo.name || !call.complete || wordIn(call) === null)
    return line('tools', 'unclear', textOf('connection.tools-called-wrong'));
  return line('tools', 'works', textOf('connection.tools-work'));
}

function wordIn({ arguments: args }: ReplyCall): string | null {
  try {
    const word = fieldOf(JSON.parse(args), 'word');
    return typeof word === 'string' ? word : null;
  } catch {
    return null;
  }
}

/** The request after a reply with calls, with all data that the server must get back. */
function withResult(request: ModelRequest, reply: Outcome, { endpoint }: Asker): ModelRequest {
  if (reply instanceof ModelError) return request;
  const { providerId, model, protocol } = endpoint;
  const { kept } = reply;
  const calls = reply.calls.map((call, index) => ({ ...call, id: call.modelId ?? `call${index}` }));
  const answered: ModelMessage = {
    role: 'assistant',
    content: reply.text,
    tool_calls: calls.map(({ id, name, ...call }) => ({
      id,
      type: 'function',
      function: { name, arguments: wordIn(call as ReplyCall) === null ? '{"word":"heron"}' : call.arguments },
    })),
    origin: { providerId, model, protocol, ...(kept !== undefined && { kept }) },
  };
  const results = calls.map(({ id }): ModelMessage => ({ role: 'tool', tool_call_id: id, content: 'heron' }));
  return { ...request, messages: [...request.messages, answered, ...results] };
}

function answerLine(replies: readonly Reply[], asker: Asker): ConnectionLine {
  const isMute = replies.every(({ text, calls }) => text.trim() === '' && calls.length === 0);
  if (isMute) return line('answer', 'unclear', textOf('connection.answer-empty'));
  const streams = asker.streams() && !has(asker.learned, 'no-stream');
  return line('answer', 'works', textOf(streams ? 'connection.answer-streams' : 'connection.answer-whole'));
}

function resultLine(outcome: Outcome): ConnectionLine {
  if (outcome instanceof ModelError) return failed('tool-result', outcome);
  const isMute = outcome.text.trim() === '' && outcome.calls.length === 0;
  return isMute
    ? line('tool-result', 'unclear', textOf('connection.result-empty'))
    : line('tool-result', 'works', textOf('connection.result-works'));
}

function reasoningLine(replies: readonly Reply[]): ConnectionLine {
  return replies.some(({ reasoning }) => reasoning.trim() !== '')
    ? line('reasoning', 'works', textOf('connection.reasoning-sent'))
    : line('reasoning', 'none', textOf('connection.reasoning-none'));
}

async function imagesLine(asker: Asker): Promise<ConnectionLine> {
  const { learned, images } = asker.endpoint;
  // Images are expected to fail for a model if they are turned off.
  const state = images ? 'fails' : 'none';
  if (has(learned, 'no-images')) return line('images', state, textOf('connection.images-learned'));
  const outcome = await asker.ask({ messages: [system, { role: 'user', content: picture }], tools: [] });
  if (outcome instanceof ModelError) return { ...failed('images', outcome), state };
  if (has(asker.learned, 'no-images')) return line('images', state, textOf('connection.images-refused'));
  if (!/\bred\b/i.test(outcome.text)) return line('images', 'unclear', textOf('connection.images-not-seen'));
  return line('images', 'works', textOf(images ? 'connection.images-work' : 'connection.images-are-off'));
}

/** A red square of 32 × 32; some servers refuse smaller images. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJ0lEQVR42u3NsQkAAAjAsP7/tF7hIASyp6lTCQQCgUAgEAgEgi/BAjLD/C5w/SM9AAAAAElFTkSuQmCC';

const picture: readonly ContentPart[] = [
  { type: 'text', text: 'Which color is this picture? Answer with one English word.' },
  { type: 'image_url', image_url: { url: `data:image/png;base64,${redSquare}` } },
];

function failed(part: ConnectionLine['part'], error: ModelError): ConnectionLine {
  return { part, state: 'fails', told: error.told };
}

function line(part: ConnectionLine['part'], state: ConnectionLine['state'], told: Text): ConnectionLine {
  return { part, state, told };
}
