/** The closed thing. Everything inside it closes too. A call closes the work that it handed in. */
export type ClosedThing = 'application' | 'project' | 'chat' | 'parent call';

/** The abort reason of work that ends because something closed, as opposed to a stop by the user. */
export class Closed extends Error {
  readonly what: ClosedThing;

  constructor(what: ClosedThing) {
    super(`The ${what} was closed.`);
    this.what = what;
  }
}
