import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConnection } from '@shared/servers/servers';
import { sayInEnglish, textOf } from '@shared/texts/text';
import type { Failure } from './connection/failure';
import type { ServerLog } from './connection/server-log';

// Restart with back-off: an ended server restarts after a pause that doubles each time, up to a limit. A server that
// never became ready is not restarted.

type Supervised = {
  /** Never rejects. */
  liveOnce(signal: AbortSignal): Promise<Failure>;
  show(connection: ServerConnection): void;
  readonly log: ServerLog;
  readonly now: () => number;
  /** In ms. */
  readonly pauseMs: number;
};

/** The maximum of restarts within this time. */
const [mostRestarts, restartsWithinMs] = [5, 10 * 60 * 1000];
const longestPauseMs = 30_000;

/** Resolves when the server is not restarted any more, or was stopped. */
export async function supervise(
  { liveOnce, show, log, now, pauseMs }: Supervised,
  signal: AbortSignal,
): Promise<void> {
  const restarts: number[] = [];
  while (!signal.aborted) {
    show({ kind: 'starting' });
    const { kind, why } = await liveOnce(signal);
    if (signal.aborted) break;
    // The server's state shows this for as long as it lasts.
    if (kind === 'needs-sign-in') return show({ kind });
    // A server that was ready before may recover.
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
