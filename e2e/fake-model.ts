import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { endToEndLimit, soon } from '../src/main/base/testing/soon';
import { type FakeReply, type Gate, objectOf, streamOf } from './fake-reply';

// An OpenAI-compatible server that plays a script over real HTTP, with all failures of a real one.

export type { FakeCall, FakeReply, Gate } from './fake-reply';

export type FakeMessage = {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: unknown;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
};

export type FakeRequest = {
  readonly headers: IncomingHttpHeaders;
  /** The whole body as it was sent. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly model: string;
  readonly messages: readonly FakeMessage[];
  /** The names of the offered tools; empty in a side request. */
  readonly tools: readonly string[];
  readonly stream: boolean;
};

/** The answer to a request, or null to use the queued replies. */
export type Script = (request: FakeRequest) => FakeReply | null | Promise<FakeReply | null>;

export type FakeModel = {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /**
   * All requests for a completion in the order of their arrival. This includes side requests, and excludes requests
   * for titles.
   */
  readonly requests: readonly FakeRequest[];
  /** Queues answers, one for each request with tools. */
  reply(...replies: readonly (FakeReply | string)[]): void;
  /** Queues answers, one for each request without tools. The default answer to a side request is "A summary." */
  sideReply(...replies: readonly (FakeReply | string)[]): void;
  /**
   * Queues titles, one for each chat that needs a name. If the queue is empty, the model proposes no title, whatever
   * the script.
   */
  titleReply(...replies: readonly (FakeReply | string)[]): void;
  /** The requests for titles. */
  readonly titleRequests: readonly FakeRequest[];
  /** Asks `script` first. If it returns null, a queued reply is used. */
  onRequest(script: Script): void;
  /** Resolves with the `count`th request for a completion (from 1), at once if it has arrived. */
  waitForRequest(count: number): Promise<FakeRequest>;
  /** Clears all requests and queues for the next test. */
  reset(): void;
  /** The models in `/v1/models`; initially `fake-model`. */
  setModels(ids: readonly string[]): void;
  /** From now on `/v1/models` requires this key; the answer to any other key is 401. */
  acceptOnly(key: string): void;
  close(): Promise<void>;
};

/** `port`: an earlier server's port, to start there again. */
export async function startFakeModel(script?: Script, port = 0): Promise<FakeModel> {
  const log = createRequestLog();
  const inLine: FakeReply[] = [];
  const sideInLine: FakeReply[] = [];
  const titles = createTitleLine();
  let play: Script = script ?? (() => null);
  let models: readonly string[] = ['fake-model'];
  let acceptedKey: string | null = null;

  const isAccepted = ({ headers }: IncomingMessage): boolean =>
    acceptedKey === null || headers.authorization === `Bearer ${acceptedKey}`;

  const nextReply = (request: FakeRequest): FakeReply => {
    const side = request.tools.length === 0;
    if (side) return sideInLine.shift() ?? { text: 'A summary.' };
    return inLine.shift() ?? noReplyLeft(log.requests.length);
  };

  const complete = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = requestOf(incoming.headers, await buffer(incoming));
    const title = titles.answerTo(request);
    if (title) return await answer(response, request, title);
    log.add(request);
    await answer(response, request, (await play(request)) ?? nextReply(request));
  };

  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://fake').pathname;
    if (incoming.method === 'POST' && path === '/v1/chat/completions')
      complete(incoming, response).catch(fail(response));
    else if (incoming.method === 'GET' && path === '/v1/models' && !isAccepted(incoming))
      sendJson(response, 401, { error: { message: 'no such key' } });
    else if (incoming.method === 'GET' && path === '/v1/models')
      sendJson(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
    else sendJson(response, 404, { error: { message: `${incoming.method} ${path} does not exist` } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests: log.requests,
    titleRequests: titles.requests,
    reply: (...replies) => void inLine.push(...replies.map(asReply)),
    sideReply: (...replies) => void sideInLine.push(...replies.map(asReply)),
    titleReply: titles.reply,
    onRequest: (next) => {
      play = next;
    },
    waitForRequest: log.waitFor,
    reset() {
      for (const list of [inLine, sideInLine]) list.length = 0;
      log.reset();
      titles.reset();
      play = script ?? (() => null);
      models = ['fake-model'];
      acceptedKey = null;
    },
    setModels: (ids) => {
      models = ids;
    },
    acceptOnly: (key) => {
      acceptedKey = key;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A gate for `hold`: closed until it is released, then open permanently. */
export function createGate(): Gate {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    released: released.promise,
    arrive: reached.resolve,
    release: released.resolve,
  };
}

function asReply(reply: FakeReply | string): FakeReply {
  return typeof reply === 'string' ? { text: reply } : reply;
}

/** All requests, and the callers that wait for one. */
function createRequestLog() {
  const requests: FakeRequest[] = [];
  let waiters: { count: number; resolve: (request: FakeRequest) => void }[] = [];
  return {
    requests,
    add(request: FakeRequest) {
      requests.push(request);
      for (const waiter of waiters) if (waiter.count === requests.length) waiter.resolve(request);
    },
    waitFor(count: number): Promise<FakeRequest> {
      const { promise, resolve } = Promise.withResolvers<FakeRequest>();
      const known = requests[count - 1];
      if (known) resolve(known);
      else waiters.push({ count, resolve });
      return soon(promise, () => `request ${count} to the model`, endToEndLimit);
    },
    reset() {
      requests.length = 0;
      waiters = [];
    },
  };
}

/** Requests for titles have their own queue, because they arrive at any time. */
function createTitleLine() {
  const requests: FakeRequest[] = [];
  const inLine: FakeReply[] = [];
  return {
    requests,
    reset() {
      requests.length = 0;
      inLine.length = 0;
    },
    reply: (...replies: readonly (FakeReply | string)[]) => void inLine.push(...replies.map(asReply)),
    /** Null for other requests. */
    answerTo(request: FakeRequest): FakeReply | null {
      const { tools, messages } = request;
      if (tools.length > 0 || !String(messages[0]?.content).startsWith('You name conversations')) return null;
      requests.push(request);
      return inLine.shift() ?? { text: '-' };
    },
  };
}

/** Refuses in a way that Pilotfish does not retry, so that a script with too few replies shows at once. */
function noReplyLeft(count: number): FakeReply {
  return {
    status: 400,
    body: { error: { message: `The fake model has no reply in line for request ${count}.` } },
  };
}

function requestOf(headers: IncomingHttpHeaders, bytes: Buffer): FakeRequest {
  const body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  const tools = (body.tools ?? []) as { function: { name: string } }[];
  return {
    headers,
    body,
    model: String(body.model),
    messages: body.messages as FakeMessage[],
    tools: tools.map((tool) => tool.function.name),
    stream: body.stream === true,
  };
}

async function answer(response: ServerResponse, request: FakeRequest, reply: FakeReply): Promise<void> {
  if (reply.resetAfterBytes === 0) return void response.socket?.resetAndDestroy();
  if (reply.status !== undefined) return sendJson(response, reply.status, reply.body ?? {}, reply.headers);
  if (!request.stream || reply.withoutStream) {
    if (reply.hold) await passGate(reply.hold);
    return sendJson(response, 200, objectOf(reply, request.model), reply.headers);
  }
  const options = request.body.stream_options as { include_usage?: boolean } | undefined;
  await sendStream(response, reply, streamOf(reply, request.model, options?.include_usage === true));
}

async function sendStream(
  response: ServerResponse,
  reply: FakeReply,
  events: readonly string[],
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...reply.headers });
  response.flushHeaders();
  const end = reply.resetAfterBytes ?? reply.cutAfterBytes ?? Number.POSITIVE_INFINITY;
  const gateAt = reply.hold ? (reply.holdAfterBytes ?? 0) : Number.POSITIVE_INFINITY;
  let sent = 0;
  let due = performance.now();
  for (const piece of piecesAt(events, [gateAt, end])) {
    if (sent === gateAt && reply.hold) await passGate(reply.hold);
    if (sent === end) break;
    due += reply.every ?? 0;
    if (reply.every !== undefined) await wait(Math.max(0, due - performance.now()));
    await write(response, piece);
    sent += piece.length;
  }
  if (reply.resetAfterBytes !== undefined) response.socket?.resetAndDestroy();
  else response.end();
}

/** The events as bytes, one piece an event, also split at the given offsets. */
function* piecesAt(events: readonly string[], offsets: readonly number[]): Generator<Buffer> {
  let position = 0;
  for (const event of events) {
    const bytes = Buffer.from(event);
    const cuts = offsets.map((offset) => offset - position).filter((cut) => cut > 0 && cut < bytes.length);
    const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
    for (const [index, edge] of edges.slice(1).entries()) yield bytes.subarray(edges[index], edge);
    position += bytes.length;
  }
}

/** Resolves when the socket has taken the bytes, or when its reader is gone. */
function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => response.write(bytes, () => resolve()));
}

async function passGate(gate: Gate): Promise<void> {
  gate.arrive();
  await gate.released;
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
}

function fail(response: ServerResponse): (error: unknown) => void {
  return (error) =>
    sendJson(response, 400, { error: { message: `The fake model's script failed: ${error}` } });
}
