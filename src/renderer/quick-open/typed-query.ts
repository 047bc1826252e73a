// What is typed to find a file: a part of its path, and perhaps a line behind a colon. Pure.

export type TypedQuery = {
  readonly query: string;
  /** From 1. */
  readonly line: number | null;
  /** A line of the file in front is asked for: a colon alone, with or without its number. */
  readonly isOfFront: boolean;
};

/** `name:42`, `name:42:7` and `name:` alike; a colon in the middle is one of the name. */
export function typedQuery(text: string): TypedQuery {
  const [, query = '', digits = ''] = /^(.*?)(?::(\d{0,7})(?::\d*)?)?$/s.exec(text.trim()) ?? [];
  const line = Number(digits);
  const isOfFront = query.trim() === '' && text.trim().startsWith(':');
  return { query: query.trim(), line: line > 0 ? line : null, isOfFront };
}
