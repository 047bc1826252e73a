import { z } from 'zod';
import { AppError, toWireError } from '../errors';
import { textOf } from '../texts/text';
import type { NumberedEvent, Topic } from '../topics';
import { createCallLine } from './call-line';
import { type Channel, maxFrameLength } from './channel';
import { decode, encode } from './encoding';
import type { Calls, InputOf, OutputOf } from './rpc';

// The wire on the main process's side: parses the calls that arrive, answers them, and sends events.

/** The functions that answer the calls; `connection` is the caller. A missing or mistyped one does not compile. */
export type Handlers<C extends Calls, Connection> = {
  readonly [Group in keyof C]: {
    readonly [Name in keyof C[Group]]: (
      input: InputOf<C[Group][Name]>,
      connection: Connection,
    ) => Promise<OutputOf<C[Group][Name]>> | OutputOf<C[Group][Name]>;
  };
};

const callFrame = z.object({
  kind: z.literal('call'),
  id: z.string().max(100),
  group: z.string(),
  name: z.string(),
  input: z.unknown().optional(),
});

export type ServeOptions<Connection> = {
  readonly connection: Connection;
  /** Reports dropped frames and unexpected failures of handlers. */
  readonly onProblem: (problem: string, error?: unknown) => void;
  /** The error to send for an unexpected failure; null: `internal`. */
  readonly asExpected?: (error: unknown) => AppError | null;
};

/** Answers the calls that arrive on `channel`. Returns a function that sends events over it. */
export function serve<C extends Calls, Connection>(
  contract: C,
  handlers: Handlers<C, Connection>,
  channel: Channel,
  { connection, onProblem, asExpected = () => null }: ServeOptions<Connection>,
): { sendEvent(event: NumberedEvent): void } {
  // A caller may rely on the events of its call.
  const reply = (frame: unknown) => {
    const text = encode(frame);
    events.flush();
    channel.send(text);
  };
  const answer = async (frame: z.infer<typeof callFrame>): Promise<void> => {
    try {
      const output = await dispatch(contract, handlers, frame, connection);
      reply({ kind: 'reply', id: frame.id, output });
    } catch (error) {
      if (!(error instanceof AppError)) onProblem(`${frame.group}.${frame.name} failed`, error);
      reply({ kind: 'failure', id: frame.id, error: toWireError(asExpected(error) ?? error) });
    }
  };
  const enterLine = createCallLine(channel);
  const events = boundedEvents(channel);
  channel.onFrame((received) => {
    const frame = parseCall(received, onProblem);
    if (!frame || enterLine({ size: received.length, answer: () => answer(frame) })) return;
    const error = new AppError('busy', textOf('wire.too-many-calls'));
    reply({ kind: 'failure', id: frame.id, error: toWireError(error) });
  });
  return { sendEvent: events.sendEvent };
}

function parseCall(received: string, onProblem: (problem: string) => void): z.infer<typeof callFrame> | null {
  if (received.length > maxFrameLength) {
    onProblem(`dropped a frame of ${received.length} characters`);
    return null;
  }
  try {
    return callFrame.parse(decode(received));
  } catch {
    onProblem('dropped a frame that is no call');
    return null;
  }
}

async function dispatch<C extends Calls, Connection>(
  contract: C,
  handlers: Handlers<C, Connection>,
  frame: z.infer<typeof callFrame>,
  connection: Connection,
): Promise<unknown> {
  const group = Object.hasOwn(contract, frame.group) ? contract[frame.group] : undefined;
  const call = group && Object.hasOwn(group, frame.name) ? group[frame.name] : undefined;
  if (!call)
    throw new AppError('not-found', textOf('wire.no-such-call', { call: `${frame.group}.${frame.name}` }));
  const input = call.input.safeParse(frame.input);
  if (!input.success)
    throw new AppError(
      'invalid',
      textOf('wire.bad-input', {
        call: `${frame.group}.${frame.name}`,
        problem: z.prettifyError(input.error),
      }),
    );
  const handler = (handlers as Record<string, Record<string, (input: unknown, from: Connection) => unknown>>)[
    frame.group
  ]?.[frame.name];
  if (!handler)
    throw new AppError('internal', textOf('wire.no-handler', { call: `${frame.group}.${frame.name}` }));
  return await handler(input.data, connection);
}

const lagLimit = 4 * 1024 * 1024;

/**
 * Sends the events of one moment together, so that the window shows them in one step. A window that lags more than 4 MB
 * behind loses events. Once it has caught up, it gets the list of topics to fetch again.
 */
function boundedEvents(channel: Channel): { sendEvent(event: NumberedEvent): void; flush(): void } {
  const lost = new Set<Topic>();
  let together: NumberedEvent[] = [];
  channel.onDrain(() => {
    if (lost.size === 0) return;
    flush();
    channel.send(encode({ kind: 'gap', topics: [...lost] }));
    lost.clear();
  });
  const flush = () => {
    const [first, ...more] = together;
    together = [];
    if (!first) return;
    const frame =
      more.length === 0 ? { kind: 'event', ...first } : { kind: 'events', events: [first, ...more] };
    channel.send(encode(frame));
  };
  return {
    flush,
    sendEvent(event) {
      if (channel.pending() > lagLimit || lost.has(event.topic)) return void lost.add(event.topic);
      if (together.length === 0) void Promise.resolve().then(flush);
      together.push(event);
    },
  };
}
