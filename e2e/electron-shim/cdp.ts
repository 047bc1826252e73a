import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

// The Chrome DevTools Protocol over two pipes, with a session for each page
// (https://chromedevtools.github.io/devtools-protocol/). Messages keep their order and end with a zero. Chromium ends
// with its pipes, so it never outlives the main process.

// biome-ignore lint/suspicious/noExplicitAny: the protocol's objects are as its documentation says.
type Fields = Record<string, any>;

type Waiting = { readonly method: string; resolve(result: Fields): void; reject(error: Error): void };

export class Cdp {
  /** Events of the browser itself. */
  readonly events = new EventEmitter();
  readonly #to: Writable;
  readonly #sessions = new Map<string, EventEmitter>();
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    let rest = '';
    from.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#take(JSON.parse(message));
    });
    to.on('error', () => {});
    from.once('close', () => {
      for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: Chromium ended`));
      this.#waiting.clear();
    });
  }

  /** Rejects if Chromium refuses, for example after the page has ended. */
  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** The events of a page. */
  session(id: string): EventEmitter {
    const events = new EventEmitter();
    this.#sessions.set(id, events);
    return events;
  }

  #take({ id, method, params, result, error, sessionId }: Fields): void {
    if (id === undefined) {
      const events = sessionId === undefined ? this.events : this.#sessions.get(sessionId);
      events?.emit(method, params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
    else waiting?.resolve(result);
  }
}
