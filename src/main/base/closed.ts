/** What was closed, and a chat in it. */
export type ClosedThing = 'application' | 'project' | 'chat';

/** The reason of a signal by which something that closes, not a person's stop, ends what runs. */
export class Closed extends Error {
  readonly what: ClosedThing;

  constructor(what: ClosedThing) {
    super(`The ${what} was closed.`);
    this.what = what;
  }
}
