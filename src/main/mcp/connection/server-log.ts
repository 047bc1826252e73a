// Log of a server: what it printed beside its messages, and what happened to it. The oldest goes when it grows long.

export type ServerLog = {
  /** What the server itself printed, in pieces as they came. */
  printed(text: string): void;
  /** A line of ours. */
  said(line: string): void;
  text(): string;
};

const mostCharacters = 64 * 1024;

export function createServerLog(now: () => number): ServerLog {
  let text = '';
  const add = (more: string) => {
    const all = text + more;
    // Cut at twice the length, so that a flood does not copy all of it with each piece.
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
