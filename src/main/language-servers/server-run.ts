import type { LanguageServerLife } from '@shared/problems/language-servers';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToldError, toldOf } from '@shared/texts/told-error';
import type { Session } from './connection/session';

// The runs of a language server, one after another. One that ended on its own starts again on request, but not more
// often than a few times.

export type ServerRun = {
  life(): LanguageServerLife;
  /** The running server; starts it if necessary. Rejects with the reason of its failure, or of the signal. */
  session(signal: AbortSignal): Promise<Session>;
  /** Ends it. It may start again. */
  end(): Promise<void>;
  /** Ends it, because of a fault of its own. */
  endFaulty(why: AnyText): Promise<void>;
};

export type RunOptions = {
  readonly startMs: number;
  readonly now: () => number;
  connect(signal: AbortSignal): Promise<Session>;
  onChange(): void;
};

/** The maximum of ends that are its own fault within this time. */
const [mostEnds, endsWithinMs] = [3, 10 * 60_000];

export function createServerRun({ startMs, now, connect, onChange }: RunOptions): ServerRun {
  let life: LanguageServerLife = { kind: 'idle' };
  let session: Session | null = null;
  let ends: number[] = [];
  /** Settles when the process of the last run is gone. */
  let gone: Promise<void> = Promise.resolve();

  const show = (next: LanguageServerLife) => {
    life = next;
    onChange();
  };
  const end = async () => {
    gone = session?.close() ?? gone;
    session = null;
    if (life.kind !== 'failed') show({ kind: 'idle' });
    await gone;
  };
  const countEnd = (why: AnyText) => {
    ends = [...ends.filter((at) => at > now() - endsWithinMs), now()];
    show(ends.length < mostEnds ? { kind: 'idle' } : { kind: 'failed', why });
  };
  const follow = async (started: Session) => {
    await started.over;
    if (session !== started) return;
    gone = started.close();
    session = null;
    countEnd(textOf('language-servers.ends'));
  };
  const start = async (signal: AbortSignal): Promise<Session> => {
    show({ kind: 'starting' });
    await gone;
    const limit = AbortSignal.timeout(startMs);
    try {
      session = await connect(AbortSignal.any([signal, limit]));
      void follow(session);
      show({ kind: 'ready' });
      return session;
    } catch (error) {
      const why = limit.aborted ? textOf('language-servers.no-answer') : toldOf(error);
      if (signal.aborted) show({ kind: 'idle' });
      else countEnd(why);
      throw limit.aborted ? new ToldError(why) : error;
    }
  };
  return {
    life() {
      const work = life.kind === 'ready' ? session?.work() : null;
      return work ? { kind: 'ready', work } : life;
    },
    session: async (signal) => {
      if (life.kind === 'failed') throw new ToldError(life.why);
      return session ?? (await start(signal));
    },
    end,
    async endFaulty(why) {
      await end();
      countEnd(why);
    },
  };
}
