import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConnection } from '@shared/servers/servers';
import { sayInEnglish, textOf } from '@shared/texts/text';
import type { Failure } from './connection/failure';
import type { ServerLog } from './connection/server-log';

// Restart with back-off: what ends by itself is started again after a pause, each twice as long as the one before, and
// not for ever. What could not be reached or understood at first is left as it is.

type Supervised = {
  /** Never rejects. */
  liveOnce(signal: AbortSignal): Promise<Failure>;
  show(connection: ServerConnection): void;
  readonly log: ServerLog;
  readonly now: () => number;
  /** In ms. */
  readonly pauseMs: number;
};

/** Started again at most so often in so long. */
const [mostRestarts, restartsWithinMs] = [5, 10 * 60 * 1000];
const longestPauseMs = 30_000;

/** Resolves when it is not started again, or was stopped. */
export async function supervise(
  { liveOnce, show, log, now, pauseMs }: Supervised,
  signal: AbortSignal,
): Promise<void> {
  const restarts: number[] = [];
  while (!signal.aborted) {
    show({ kind: 'starting' });
    const { kind, why } = await liveOnce(signal);
    if (signal.aborted) break;
    // These are said where the server is shown, for as long as they hold.
    if (kind === 'needs-sign-in') return show({ kind });
    // One that was there before may be on its way back.
    if (kind === 'failed' && restarts.length === 0) return show({ kind, why });
    log.said(sayInEnglish(why));
    const recent = restarts.filter((at) => at > now() - restartsWithinMs).length;
    if (recent >= mostRestarts)
      return show({ kind: 'failed', why: textOf('servers.ends-over-and-over', { why }) });
    const pause = Math.min(pauseMs * 2 ** recent, longestPauseMs);
    show({ kind: 'restarting', at: now() + pause, why });
    await wait(pause, undefined, { signal }).catch(() => undefined);
    restarts.push(now());
  }
  show({ kind: 'idle' });
}
