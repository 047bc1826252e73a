import type { Decision, Foreseen, Proposal } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { FileProposal } from '../tools/kit/tool';

// Inbox of a waiting call: a serial queue of messages. Whatever happens to the call while it waits, and whoever it
// comes from, is posted here; the one loop that waits for the call (`settle-call.ts`) takes message after message, so
// that the first decision counts and nothing has to be told twice. What arrives while the loop is busy looking at the
// call, or before its first look after a restart, keeps its place. Every message is answered once: by the loop, or,
// when the call waits no more, by the closing.

export type Message =
  /** The person's answer to what has this hash; resolved when it is on disk. */
  | {
      readonly kind: 'decide';
      readonly hash: string;
      readonly decision: Decision;
      readonly reply: Reply;
    }
  /** A window wants both sides of the change. */
  | { readonly kind: 'show-proposal'; readonly reply: Reply<Proposal> }
  /** A window wants to see what stands behind it in its batch. */
  | { readonly kind: 'look-ahead'; readonly reply: Reply<readonly Ahead[]> }
  /** Mode, rules or the file may have changed; resolved when it is asked afresh, or waits no more. */
  | { readonly kind: 'look-again'; readonly replies: readonly Reply[] }
  /** The turn was stopped, or a message sent instead: the call's signal says which. */
  | { readonly kind: 'give-up' };

/** What is to be expected of a call, and the change it would make; null: none. */
export type Ahead = {
  readonly callId: string;
  readonly foreseen: Foreseen;
  readonly proposal: FileProposal | null;
};

/** How the answer comes back to whoever sent the message. */
export type Reply<Answer = void> = { resolve(answer: Answer): void; reject(error: unknown): void };

export type Inbox = {
  post(message: Message): void;
  /** The first in line, as soon as there is one. */
  take(): Promise<Message>;
  /** `tell` is called when the question stands anew, or the call waits no more. */
  whenAsked(tell: () => void): void;
  /** The question stands. */
  asked(): void;
  /** The call waits no more: what is left, and what still comes, is answered so, with what has become of the call. */
  close(): void;
};

/** Those of the calls that wait; there is none for any other call. */
export type Inboxes = {
  find(callId: string): Inbox | undefined;
  all(): readonly Inbox[];
  /** The call's inbox, made when there is none. */
  open(callId: string): Inbox;
  close(callId: string): void;
};

/** `becameOf`: what whoever still decides on the call is told. */
export function createInboxes(becameOf: (callId: string) => AppError): Inboxes {
  const inboxes = new Map<string, Inbox>();
  return {
    find: (callId) => inboxes.get(callId),
    all: () => [...inboxes.values()],
    open(callId) {
      const inbox = inboxes.get(callId) ?? createInbox(() => becameOf(callId));
      inboxes.set(callId, inbox);
      return inbox;
    },
    close(callId) {
      inboxes.get(callId)?.close();
      inboxes.delete(callId);
    },
  };
}

/** Posts the message that `of` makes of its reply, and waits for the answer. */
export function send<Answer = void>(inbox: Inbox, of: (reply: Reply<Answer>) => Message): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  inbox.post(of({ resolve, reject }));
  return promise;
}

export function createInbox(becameOf: () => AppError): Inbox {
  let line: Message[] = [];
  const told: (() => void)[] = [];
  let isClosed = false;
  let arrival = Promise.withResolvers<void>();

  const tellAll = () => {
    for (const tell of told.splice(0)) tell();
  };

  return {
    post(message) {
      if (isClosed) dismiss(message, becameOf);
      else line = added(line, message);
      arrival.resolve();
      arrival = Promise.withResolvers();
    },
    async take() {
      for (;;) {
        const first = line.shift();
        if (first) return first;
        await arrival.promise;
      }
    },
    whenAsked(tell) {
      told.push(tell);
    },
    asked: tellAll,
    close() {
      isClosed = true;
      tellAll();
      for (const message of line.splice(0)) dismiss(message, becameOf);
    },
  };
}

/** One look answers for all changes that were told before it. */
function added(line: readonly Message[], message: Message): Message[] {
  if (message.kind !== 'look-again' || !line.some(({ kind }) => kind === 'look-again'))
    return [...line, message];
  return line.map((one) =>
    one.kind === 'look-again' ? { ...one, replies: [...one.replies, ...message.replies] } : one,
  );
}

function dismiss(message: Message, becameOf: () => AppError): void {
  switch (message.kind) {
    case 'decide':
      message.reply.reject(becameOf());
      break;
    case 'show-proposal':
    case 'look-ahead':
      message.reply.reject(noProposal());
      break;
    case 'look-again':
      resolveAll(message.replies);
      break;
    case 'give-up':
      break;
  }
}

export function resolveAll(replies: readonly Reply[]): void {
  for (const { resolve } of replies) resolve();
}

export function noProposal(): AppError {
  return new AppError('not-found', textOf('asks.nothing-waits'));
}
