import type { ReplyDelta } from './model/kit/model';
import type { TurnParts } from './turn';

// Stores a reply while it arrives, each piece once: a crash loses at most the last two seconds.

const keepMs = 2000;

export type KeptPieces = {
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

export function keepPieces({ log, id, shown }: Keeping): KeptPieces {
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
