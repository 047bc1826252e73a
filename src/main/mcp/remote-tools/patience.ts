import { requestTimeout } from '../connection/failure';

// Patience with a server that runs a call: it lasts while there is progress, or while the server waits for the person.

export type Patience = {
  /** Aborted when it is over, with what the protocol calls a time-out. */
  readonly signal: AbortSignal;
  /** There was progress. */
  renew(): void;
  end(): void;
};

export function createPatience(ms: number, waitsForPerson: () => boolean): Patience {
  const over = new AbortController();
  let timer: NodeJS.Timeout;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (waitsForPerson() ? renew() : over.abort(timedOut())), ms);
  };
  renew();
  return { signal: over.signal, renew, end: () => clearTimeout(timer) };
}

function timedOut(): Error {
  return Object.assign(new Error('The server did not answer in time.'), { code: requestTimeout });
}
