import type { EventEmitter } from 'node:events';

// Events whose default can be prevented, as in `shell/common/gin_helper/event.h`.

export type ShimEvent = { defaultPrevented: boolean; preventDefault(): void };

export function shimEvent<T extends object>(fields: T = {} as T): T & ShimEvent {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

/** Emits the event and returns whether a listener prevented its default. */
export function isPrevented(
  emitter: EventEmitter,
  name: string,
  fields: object = {},
  ...args: unknown[]
): boolean {
  const event = shimEvent(fields);
  emitter.emit(name, event, ...args);
  return event.defaultPrevented;
}

/** After the object's end, all members from Electron throw, except `id` and these two (`function_template.h`). */
export function markDestroyed(one: object): void {
  const names = [...Object.keys(one), ...Object.getOwnPropertyNames(Object.getPrototypeOf(one))];
  for (const name of names) {
    if (/^(?:_.*|constructor|id|isDestroyed|destroy)$/.test(name)) continue;
    Object.defineProperty(one, name, {
      get() {
        throw new TypeError('Object has been destroyed');
      },
    });
  }
}
