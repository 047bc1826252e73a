import type { ReplyDelta } from './model/kit/model';
import type { TurnParts } from './turn';

// Keeps an answer while it comes, each piece of it once: a crash takes no more of it than the last two seconds.

const keepMs = 2000;

export type KeptPieces = {
  /** More came: it is kept soon. */
  noteMore(): void;
  /** Until more comes. */
  stop(): void;
  /** The answer begins anew. Resolves, where a piece is on its way to the file, once that has arrived. */
  restart(): Promise<void> | null;
};

type Keeping = {
  readonly log: Pick<TurnParts['log'], 'append'>;
  readonly id: string;
  /** All that the windows were shown by now; null: they do not know of the answer yet. */
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
    // A file that takes nothing is told by the end of the answer.
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
