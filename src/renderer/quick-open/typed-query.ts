// Parses the text of quick open: a part of a path, and perhaps a line after a colon. Pure.

export type TypedQuery = {
  readonly query: string;
  /** From 1. */
  readonly line: number | null;
  /** The text asks for a line of the file in front: a colon alone, with or without its number. */
  readonly isOfFront: boolean;
};

/** Accepts `name:42`, `name:42:7` and `name:`. A colon in the middle belongs to the name. */
export function typedQuery(text: string): TypedQuery {
  const [, query = '', digits = ''] = /^(.*?)(?::(\d{0,7})(?::\d*)?)?$/s.exec(text.trim()) ?? [];
  const line = Number(digits);
  const isOfFront = query.trim() === '' && text.trim().startsWith(':');
  return { query: query.trim(), line: line > 0 ? line : null, isOfFront };
}
