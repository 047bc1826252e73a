// Whose texts a window owns: its own, and those of closed windows that it has inherited.

export type Owner = {
  readonly id: string;
  owns(by: string | undefined): boolean;
};

export type OpenWindows = {
  /** A window with that id has this connection. */
  attend(connection: object, id: string): void;
  leave(connection: object): void;
  /** Whether another window than `id` is open. */
  hasOther(id: string): boolean;
  ownerOf(id: string): Owner;
  /** The window inherits the texts of these windows, except open ones and those that an open window has inherited. */
  inherit(id: string, writers: Iterable<string>): void;
};

export function createOpenWindows(): OpenWindows {
  const open = new Map<object, string>();
  /** By the closed window. */
  const heirs = new Map<string, string>();
  const isOpen = (id: string | undefined) => id !== undefined && [...open.values()].includes(id);
  return {
    attend: (connection, id) => void open.set(connection, id),
    leave: (connection) => void open.delete(connection),
    hasOther: (id) => [...open.values()].some((one) => one !== id),
    ownerOf: (id) => ({
      id,
      owns(by) {
        const writer = writerOf(by);
        return writer === id || (heirs.get(writer) === id && !isOpen(writer));
      },
    }),
    inherit(id, writers) {
      for (const by of writers) {
        const writer = writerOf(by);
        if (writer !== id && !isOpen(writer) && !isOpen(heirs.get(writer))) heirs.set(writer, id);
      }
    },
  };
}

const suffix = ' second';

/** The name under which a window's second version is stored. */
export function secondOf(id: string): string {
  return `${id}${suffix}`;
}

/** The window that wrote it; '' for a text from before windows were recorded. */
function writerOf(by = ''): string {
  return by.endsWith(suffix) ? by.slice(0, -suffix.length) : by;
}

export function isSecond(by: string | undefined): boolean {
  return by?.endsWith(suffix) ?? false;
}
