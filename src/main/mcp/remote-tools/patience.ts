import { PatienceOver } from '../connection/failure';

// Patience with a server that runs a call: it lasts while there is progress, or while the server waits for the person.

export type Patience = {
  /** Aborted when it is over, with `PatienceOver`. */
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
    timer = setTimeout(
      () => (waitsForPerson() ? renew() : over.abort(new PatienceOver('The server did not answer in time.'))),
      ms,
    );
  };
  renew();
  return { signal: over.signal, renew, end: () => clearTimeout(timer) };
}
