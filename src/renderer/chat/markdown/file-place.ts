// A place in a file as it is written in prose: `src/sum.ts:12`, with a column or without. Pure.

export type FilePlace = { readonly path: string; readonly line: number };

/** Null: it is something else. A path must have a folder or an ending, or `localhost:8080` would be one. */
export function filePlace(text: string): FilePlace | null {
  const [, path, line] = /^(?:\.\/)?((?:[\w@.+-]+\/)*[\w@.+-]+):([1-9]\d{0,6})(?::\d+)?$/.exec(text) ?? [];
  if (path === undefined || line === undefined) return null;
  const isAddress = /^(?:\d+\.)+\d+$/.test(path);
  const isFile = path.includes('/') || /\.[A-Za-z]\w*$/.test(path);
  return isFile && !isAddress ? { path, line: Number(line) } : null;
}
