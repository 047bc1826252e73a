import type { Decision, DraftAhead, Foreseen, Proposal } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { PreparedChange } from './subjects/file-change';

// Inbox of a waiting call: a serial queue of messages from all sources. One loop (`settle-call.ts`) takes the messages
// one by one, so the first decision counts. A message stays in the inbox while the loop is busy, or before its first
// look after a restart. Each message gets one answer: from the loop, or when the inbox closes at the end of the wait.

export type Message =
  /** The user's answer to the question with this hash; resolved when it is on disk. */
  | {
      readonly kind: 'decide';
      readonly hash: string;
      readonly decision: Decision;
      readonly reply: Reply;
    }
  /** A window requests both sides of the change. */
  | { readonly kind: 'show-proposal'; readonly reply: Reply<Proposal> }
  /** A window requests a preview of the later calls in the batch. */
  | {
      readonly kind: 'look-ahead';
      readonly looking: LookingAhead;
      readonly reply: Reply<readonly Ahead[]>;
    }
  /** Mode, rules or the file may have changed; resolved when the question is asked again, or the wait ends. */
  | { readonly kind: 'look-again'; readonly replies: readonly Reply[] }
  /** The turn was stopped, or a message was sent instead: the call's signal has the reason. */
  | { readonly kind: 'give-up' };

export type LookingAhead = {
  /** The user's versions of changes in the batch. */
  readonly drafts: readonly DraftAhead[];
  /** The only call in question; absent: all. */
  readonly of?: string;
};

/** The expected outcome of a call, and the change it would make, if any. */
export type Ahead = {
  readonly callId: string;
  readonly foreseen: Foreseen;
  readonly prepared: PreparedChange | null;
};

/** Sends the answer to the sender of the message. */
export type Reply<Answer = void> = { resolve(answer: Answer): void; reject(error: unknown): void };

export type Inbox = {
  post(message: Message): void;
  /** Resolves with the first message when there is one. */
  take(): Promise<Message>;
  /** Calls `tell` when the question is asked again, or the wait ends. */
  whenAsked(tell: () => void): void;
  /** The question is up to date. */
  asked(): void;
  /** The wait is over: answers all remaining and later messages with the outcome of the call. */
  close(): void;
};

/** Inboxes of the calls that wait. */
export type Inboxes = {
  find(callId: string): Inbox | undefined;
  all(): readonly Inbox[];
  /** The call's inbox, created if it is missing. */
  open(callId: string): Inbox;
  close(callId: string): void;
};

/** `becameOf`: the error for a late decision on the call. */
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

/** One look answers all change messages before it. */
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
