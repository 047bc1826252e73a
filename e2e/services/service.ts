import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// A strict stand-in for one model service, over real HTTP: it refuses the same requests as the real one, with the
// same status and body. Tests script neutral replies, and each service converts them to its own protocol.

export type Call = { readonly name: string; readonly input: object };

export type Reply = {
  readonly reasoning?: string;
  readonly text?: string;
  readonly calls?: readonly Call[];
  /** Absent: input by the size of the request, and 20 tokens of output. */
  readonly usage?: { readonly input: number; readonly output: number };
  /** The end of an incomplete reply: the limit of tokens, a filter, or a failure of the service. */
  readonly end?: 'length' | 'filter' | 'failed';
  /** The service answers that it is too busy. */
  readonly overloaded?: boolean;
};

export type ServiceRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body, or null. */
  readonly body: unknown;
};

export type Fault = { readonly status: number; readonly body: unknown };

export type Service = {
  /** The address that a user enters. */
  readonly baseUrl: string;
  /** The requests for a reply in the order of their arrival, including refused ones. */
  readonly requests: readonly ServiceRequest[];
  /** The refusals. */
  readonly faults: readonly Fault[];
  /** Opaque parts of replies that later requests must contain, e.g. signatures. */
  readonly kept: readonly string[];
  /** Queues replies, one for each request with tools. The reply to a request without tools is "A summary." */
  reply(...replies: readonly (Reply | string)[]): void;
  close(): Promise<void>;
};

/** The answer of a service: JSON, or the events of a stream. */
export type Answer = { readonly status?: number; readonly json: unknown } | { readonly events: string };

/** The handlers of a service by method and path, e.g. `GET /v1/models`. */
export type Routes = Readonly<Record<string, (request: ServiceRequest) => Answer>>;

/** The source of a service's replies. */
export type Script = {
  next(hasTools: boolean): Reply;
  keep(part: string): void;
};

export type Definition = {
  /** The path of the address, e.g. `/v1`. */
  readonly path: string;
  /** The route that answers with replies. */
  readonly replies: string;
  readonly routes: Routes;
};

/** The key that every service accepts. */
export const acceptedKey = 'key-of-the-tests';

/** Ends the work on a request: the service sends this status and body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(JSON.stringify(body));
  }
}

export async function startService(define: (script: Script) => Definition): Promise<Service> {
  const requests: ServiceRequest[] = [];
  const faults: Fault[] = [];
  const kept: string[] = [];
  const inLine: Reply[] = [];
  const next = (hasTools: boolean) => (hasTools ? inLine.shift() : { text: 'A summary.' }) ?? noneLeft();
  const { path, replies, routes } = define({ next, keep: (part) => void kept.push(part) });

  const answerTo = async (incoming: IncomingMessage): Promise<Answer> => {
    const { route, request } = await read(incoming);
    if (route === replies) requests.push(request);
    try {
      return (routes[route] ?? notFound)(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ status: error.status, body: error.body });
      return { status: error.status, json: error.body };
    }
  };
  const server = createServer((incoming, response) => {
    answerTo(incoming).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, { status: 500, json: { error: { message: String(error) } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    faults,
    kept,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    reply: (...added) =>
      void inLine.push(...added.map((reply) => (typeof reply === 'string' ? { text: reply } : reply))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<{ route: string; request: ServiceRequest }> {
  const path = new URL(incoming.url ?? '/', 'http://service').pathname;
  const sent = await text(incoming);
  const body: unknown = sent === '' ? null : JSON.parse(sent);
  return { route: `${incoming.method} ${path}`, request: { path, headers: incoming.headers, body } };
}

function notFound({ path }: ServiceRequest): Answer {
  return { status: 404, json: { error: { message: `Not found: ${path}` } } };
}

/** Refuses in a way that Pilotfish does not retry, so that a script with too few replies shows at once. */
function noneLeft(): never {
  throw new Refusal(400, { error: { message: 'No reply is left in the script.' } });
}

function send(response: ServerResponse, answer: Answer): void {
  if ('events' in answer) {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.end(answer.events);
  } else {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.json));
  }
}

/** An estimate, as everywhere: four bytes are one token. */
export function tokensOf(value: unknown): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 4);
}

/** The text in pieces of `size` whole characters. */
export function pieces(text: string, size = 12): string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names in a text, separated by white space. */
export function names(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The first unknown key of the object. */
export function unknownKey(fields: Fields, known: ReadonlySet<string>): string | undefined {
  return Object.keys(fields).find((key) => !known.has(key));
}

/** Ids like those of services: letters and digits, a new one each time. */
export function createIds(length: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(36).padStart(length, 'Ab3dEf7hIj1kLm5nOp9qRs2t');
  };
}
