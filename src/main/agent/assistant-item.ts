import type { JournaledChatEvent } from '@shared/chat/chat';
import type { ModelRecord } from '../storage/chats/chat-log';
import type { ReplyDelta } from './model/kit/model';
import type { TurnParts } from './turn';

// A message of the model while it arrives: added to the chat with its first words, shown in pieces, stored at its end.

export type AssistantItem = {
  readonly id: string;
  add(delta: ReplyDelta): void;
  /** The reply is requested again: removes the text shown so far. */
  reset(): void;
  /** Stores the message as it is now, with its events and records, in one entry of the chat's file. */
  finish(state: 'complete' | 'cut', kept?: Kept): Promise<void>;
  /** Whether any of it is in the chat yet. */
  isOpen(): boolean;
  /** The text so far. */
  text(): string;
};

type Kept = {
  readonly events?: readonly JournaledChatEvent[];
  readonly records?: readonly ModelRecord[];
  /** The text and thoughts to store, if part of the received text was something else. */
  readonly text?: string;
  readonly reasoning?: string;
};

/** Deltas are joined for this time before windows show them: a window needs no more than 20 updates a second. */
const joinMs = 50;

/** The parts of a turn that it uses. */
type Parts = Pick<TurnParts, 'newId' | 'now'> & { readonly log: Pick<TurnParts['log'], 'append' | 'show'> };

export function createAssistantItem({ log, newId, now }: Parts, model: string): AssistantItem {
  const id = newId();
  let whole: ReplyDelta = { text: '', reasoning: '' };
  let unshown: ReplyDelta = { text: '', reasoning: '' };
  let opening: Promise<void> | null = null;
  let added = false;
  let timer: NodeJS.Timeout | null = null;

  const show = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!added || (unshown.text === '' && unshown.reasoning === '')) return;
    log.show({ type: 'assistant-delta', id, ...unshown });
    unshown = { text: '', reasoning: '' };
  };

  const open = () => {
    opening ??= log.append({ events: [itemAdded(id, model, now())] }).then(() => {
      added = true;
      show();
    });
    // `finish` reports a chat file that cannot be written.
    opening.catch(() => {});
    return opening;
  };

  /** Waits for a piece that is being written; otherwise that piece would reappear after the reset. */
  const beginAnew = async (keeping: Promise<void>) => {
    added = false;
    await keeping;
    log.show({ type: 'assistant-reset', id });
    added = true;
    show();
  };

  const pieces = keepPieces({
    log,
    id,
    shown() {
      show();
      return added ? whole : null;
    },
  });

  return {
    id,
    add(delta) {
      whole = joined(whole, delta);
      unshown = joined(unshown, delta);
      void open();
      timer ??= setTimeout(show, joinMs);
      pieces.noteMore();
    },
    reset() {
      whole = { text: '', reasoning: '' };
      unshown = whole;
      const keeping = pieces.restart();
      if (!opening) return;
      if (keeping === null) log.show({ type: 'assistant-reset', id });
      else opening = beginAnew(keeping);
    },
    async finish(state, kept = {}) {
      pieces.stop();
      await open();
      show();
      await log.append(entryOf({ id, state, ...whole }, kept));
    },
    isOpen: () => opening !== null,
    text: () => whole.text,
  };
}

/** The entry of the chat's file that ends the message. */
function entryOf(
  message: { readonly id: string; readonly state: 'complete' | 'cut' } & ReplyDelta,
  { events = [], records = [], text = message.text, reasoning = message.reasoning }: Kept,
): { readonly events: readonly JournaledChatEvent[]; readonly records: readonly ModelRecord[] } {
  return { events: [{ type: 'assistant-finished', ...message, text, reasoning }, ...events], records };
}

function itemAdded(id: string, model: string, at: number): JournaledChatEvent {
  const empty = { text: '', reasoning: '', state: 'streaming' as const, callIds: [] };
  return { type: 'item-added', item: { kind: 'assistant', id, at, model, ...empty } };
}

function joined(first: ReplyDelta, second: ReplyDelta): ReplyDelta {
  return { text: first.text + second.text, reasoning: first.reasoning + second.reasoning };
}

// Stores a reply while it arrives, each piece once: a crash loses at most the last two seconds.

const keepMs = 2000;

type KeptPieces = {
  /** More text arrived; it is stored soon. */
  noteMore(): void;
  /** Stops storing until more text arrives. */
  stop(): void;
  /**
   * The reply starts again. Returns a promise if a piece is being written; it resolves when the piece is in the file.
   */
  restart(): Promise<void> | null;
};

type Keeping = {
  readonly log: Pick<TurnParts['log'], 'append'>;
  readonly id: string;
  /** The whole text that windows show now; null: the reply is not in the chat yet. */
  shown(): ReplyDelta | null;
};

function keepPieces({ log, id, shown }: Keeping): KeptPieces {
  let timer: NodeJS.Timeout | null = null;
  let keeping: Promise<void> | null = null;
  let from = { text: 0, reasoning: 0 };

  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };

  const keep = () => {
    stop();
    const whole = shown();
    if (whole === null) return;
    const piece = { text: whole.text.slice(from.text), reasoning: whole.reasoning.slice(from.reasoning) };
    const event = { type: 'assistant-kept' as const, id, from, ...piece };
    from = { text: whole.text.length, reasoning: whole.reasoning.length };
    // The end of the reply reports a chat file that cannot be written.
    keeping = log.append({ events: [event] }).catch(() => {});
  };

  return {
    noteMore() {
      timer ??= setTimeout(keep, keepMs);
    },
    stop,
    restart() {
      stop();
      from = { text: 0, reasoning: 0 };
      return keeping;
    },
  };
}
