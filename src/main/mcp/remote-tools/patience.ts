import { PatienceOver } from '../connection/failure';

// The timeout of a server's call: it is extended by progress, or while the server waits for the user.

export type Patience = {
  /** Aborted with `PatienceOver` when the timeout is over. */
  readonly signal: AbortSignal;
  /** Restarts the timeout after progress. */
  renew(): void;
  end(): void;
};

export function createPatience(ms: number, waitsForPerson: () => boolean): Patience {
  const over = new AbortController();
  let timer: NodeJS.Timeout;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => (waitsForPerson() ? renew() : over.abort(new PatienceOver('The server did not answer in time.'))),
      ms,
    );
  };
  renew();
  return { signal: over.signal, renew, end: () => clearTimeout(timer) };
}
