import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Subscriber as Window } from '@shared/wire/store';

// The questions of windows about code. Each window asks one at a time, and waits only for a limited time. A language
// server is told that nobody waits any more.

export type Questions = {
  /** Ends the window's earlier question. AppError `stopped` if this one is ended, `unavailable` after the time. */
  ask<T>(window: Window, question: (signal: AbortSignal) => Promise<T>): Promise<T>;
  stop(window: Window): void;
};

/** A server may index the project first. */
const usualMs = 60_000;

export function createQuestions(mostMs = usualMs): Questions {
  const asking = new WeakMap<Window, AbortController>();
  const stop = (window: Window) =>
    asking.get(window)?.abort(new AppError('stopped', textOf('language-servers.stopped')));
  return {
    stop,
    async ask(window, question) {
      stop(window);
      const own = new AbortController();
      asking.set(window, own);
      const tooLong = new AppError('unavailable', textOf('language-servers.no-answer'));
      const limit = setTimeout(() => own.abort(tooLong), mostMs);
      try {
        return await question(own.signal);
      } finally {
        clearTimeout(limit);
      }
    },
  };
}
