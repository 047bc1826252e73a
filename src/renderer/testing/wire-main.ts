import type { AppEvent } from '@shared/app-state';
import { contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import {
  type AnyEvent,
  type AnyState,
  initialState,
  isTopic,
  type NumberedEvent,
  reduceTopic,
  type Topic,
} from '@shared/topics';
import type { Channel } from '@shared/wire/channel';
import { decode, encode } from '@shared/wire/encoding';
import { type Handlers, serve } from '@shared/wire/serve';
import { vi } from 'vitest';

// For tests: the wire between the main process and a window. It loses, repeats, delays and reorders frames.

export type Frame = { readonly kind: string } & Partial<NumberedEvent> & {
    readonly events?: readonly NumberedEvent[];
  };

/** The main process for windows: states, numbered events, snapshots. `deliver` decides about each frame on its way. */
export function createWireMain() {
  const channel = createMemoryChannel();
  const states = new Map<Topic, { seq: number; state: AnyState }>();
  const subscribed: Topic[] = [];
  const unsubscribed: Topic[] = [];
  let deliver = (frame: Frame, pass: (frame: Frame) => void) => pass(frame);
  let answer = async () => {};
  const entry = (topic: Topic) => states.get(topic) ?? { seq: 0, state: initialState(topic) };

  const topicOf = (topic: string): Topic => {
    if (!isTopic(topic)) throw new AppError('invalid', topic);
    return topic;
  };
  const handlers = {
    topics: {
      async subscribe({ topic }: { topic: string }) {
        const known = topicOf(topic);
        subscribed.push(known);
        const snapshot = { topic: known, ...entry(known) };
        await answer();
        return snapshot;
      },
      unsubscribe: ({ topic }: { topic: string }) => void unsubscribed.push(topicOf(topic)),
    },
    chat: {
      async create({ project }: { project: string }) {
        await answer();
        return { id: `made-in-${project}` };
      },
    },
  } as unknown as Handlers<typeof contract, null>;
  const { sendEvent } = serve(contract, handlers, channel.main, { connection: null, onProblem: () => {} });
  const window: Channel = {
    ...channel.window,
    onFrame: (listener) =>
      channel.window.onFrame((text) => {
        for (const one of apart(decode(text) as Frame)) deliver(one, (frame) => listener(encode(frame)));
      }),
  };
  return {
    window,
    subscribed,
    unsubscribed,
    state: (topic: Topic) => entry(topic).state,
    emit(topic: Topic, event: AnyEvent) {
      const { seq, state } = entry(topic);
      states.set(topic, { seq: seq + 1, state: reduceTopic(topic, state, event) });
      sendEvent({ topic, seq: seq + 1, event });
    },
    notice(id: string) {
      this.emit('app', {
        type: 'notice-added',
        notice: { id, level: 'info', text: id, file: null },
      } satisfies AppEvent);
    },
    /** A frame of the main process in place of events that it left out. */
    gap: (topics: readonly Topic[]) => channel.main.send(encode({ kind: 'gap', topics })),
    onFrames(next: typeof deliver) {
      deliver = next;
    },
    /** Takes snapshots at once. They arrive, like new chats, when the returned function is called. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = () => promise;
      return () => {
        answer = async () => {};
        resolve();
      };
    },
  };
}

/** Events that came together, each in a frame of its own: a test can then lose one of them. */
function apart(frame: Frame): readonly Frame[] {
  return frame.events?.map((event) => ({ kind: 'event', ...event })) ?? [frame];
}

/** Gives the page this wire and an address. Returns the later values of the address. */
export function stubPage(window: Channel, search = ''): readonly string[] {
  const address: string[] = [];
  vi.stubGlobal('window', { pilotfish: window });
  vi.stubGlobal('location', new URL(`http://pilotfish/${search}`));
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, url: URL) => void address.push(url.search),
  });
  return address;
}
