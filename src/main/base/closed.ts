/** What was closed, and with it what is in it; a call is the one that handed in what runs. */
export type ClosedThing = 'application' | 'project' | 'chat' | 'parent call';

/** The reason of a signal by which something that closes, not a person's stop, ends what runs. */
export class Closed extends Error {
  readonly what: ClosedThing;

  constructor(what: ClosedThing) {
    super(`The ${what} was closed.`);
    this.what = what;
  }
}
