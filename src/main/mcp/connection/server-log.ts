// Log of a server: its output beside its messages, and the events of its process. The oldest part is dropped if the log
// is long.

export type ServerLog = {
  /** The server's own output, in pieces as they arrived. */
  printed(text: string): void;
  /** A line of Pilotfish. */
  said(line: string): void;
  text(): string;
};

const mostCharacters = 64 * 1024;

export function createServerLog(now: () => number): ServerLog {
  let text = '';
  const add = (more: string) => {
    const all = text + more;
    // Cut at twice the length, so that a flood does not copy everything with each piece.
    text = all.length > 2 * mostCharacters ? all.slice(-mostCharacters) : all;
  };
  return {
    printed: (piece) => add(piece.slice(-mostCharacters)),
    said(line) {
      const start = text === '' || text.endsWith('\n') ? '' : '\n';
      add(`${start}[${new Date(now()).toISOString()}] ${line}\n`);
    },
    text: () => text.slice(-mostCharacters),
  };
}
