import type { z } from 'zod';
import type { Call } from '../contract/call';
import { AppError, type ErrorCode, type WireError } from '../errors';
import { textOf } from '../texts/text';
import type { NumberedEvent, Topic } from '../topics';
import type { Channel } from './channel';
import { decode, encode } from './encoding';

// The wire on the window's side: calls, replies and events as text frames over a channel. Only this file and
// `serve.ts`, the main process's side, know their form.

export type Calls = Record<string, Record<string, Call>>;
export type InputOf<C> = C extends Call<infer Input, unknown> ? z.infer<Input> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer Output> ? Output : never;

/** The functions that a window calls: `client.chat.send({ chatId, text })`. They reject with an AppError. */
export type Client<C extends Calls> = {
  readonly [Group in keyof C]: {
    readonly [Name in keyof C[Group]]: undefined extends InputOf<C[Group][Name]>
      ? () => Promise<OutputOf<C[Group][Name]>>
      : (input: InputOf<C[Group][Name]>) => Promise<OutputOf<C[Group][Name]>>;
  };
};

/** The names of a contract's calls, which are enough for a client: the contract itself, or a table of its names. */
export type CallNames<C extends Calls> = {
  readonly [Group in keyof C]: { readonly [Name in keyof C[Group]]: unknown };
};

type ServerFrame =
  | { kind: 'reply'; id: string; output?: unknown }
  | { kind: 'failure'; id: string; error: WireError }
  | ({ kind: 'event' } & NumberedEvent)
  | { kind: 'events'; events: readonly NumberedEvent[] }
  /** Events of these topics were dropped because the window was too slow. */
  | { kind: 'gap'; topics: readonly Topic[] };

export type Connected<C extends Calls> = {
  readonly client: Client<C>;
  /** Rejects all unanswered calls. */
  close(): void;
};

export type ConnectOptions = {
  onEvent(event: NumberedEvent): void;
  onGap(topics: readonly Topic[]): void;
  /** Random per page, so that a late reply never settles a call of a reloaded page. */
  readonly pageTag: string;
};

/** A client of these calls over `channel`. Calls in flight are rejected with `closed` when the channel closes. */
export function connect<C extends Calls>(
  names: CallNames<C>,
  channel: Channel,
  options: ConnectOptions,
): Connected<C> {
  const waiting = new Map<string, { resolve(output: unknown): void; reject(error: AppError): void }>();
  let count = 0;

  channel.onFrame((received) => {
    const frame = decode(received) as ServerFrame;
    if (frame.kind === 'event') return options.onEvent(frame);
    if (frame.kind === 'events') return frame.events.forEach(options.onEvent);
    if (frame.kind === 'gap') return options.onGap(frame.topics);
    const caller = waiting.get(frame.id);
    waiting.delete(frame.id);
    if (frame.kind === 'reply') caller?.resolve(frame.output);
    else caller?.reject(new AppError(frame.error.code as ErrorCode, frame.error.told));
  });

  const close = () => {
    for (const { reject } of waiting.values()) reject(new AppError('closed', textOf('wire.closed')));
    waiting.clear();
  };
  channel.onClose(close);

  const call: CallByName = ({ group, name }, input) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      const id = `${options.pageTag}.${count}`;
      waiting.set(id, { resolve, reject });
      channel.send(encode({ kind: 'call', id, group, name, input }));
    });
  return { client: clientOf(names, call), close };
}

export type CallByName = (
  called: { readonly group: string; readonly name: string },
  input: unknown,
) => Promise<unknown>;

/** A client with functions that all run `call`. */
export function clientOf<C extends Calls>(names: CallNames<C>, call: CallByName): Client<C> {
  const functionsOf = (group: string) =>
    Object.keys(names[group] ?? {}).map((name) => [name, (input?: unknown) => call({ group, name }, input)]);
  return Object.fromEntries(
    Object.keys(names).map((group) => [group, Object.fromEntries(functionsOf(group))]),
  ) as Client<C>;
}
