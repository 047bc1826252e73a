// A call's title about one file, in parts: with too little room, only the folders shrink.

export type TitleParts = {
  /** The words before the path, with their space; empty in languages that put the verb last. */
  readonly before: string;
  readonly folders: string;
  /** The file's name with the separator before it, and the words after the path. */
  readonly name: string;
};

/** Null if the title has no folder. In a folder name with a space, the words up to the space count as `before`. */
export function titleParts(title: string): TitleParts | null {
  const first = title.indexOf('/');
  if (first === -1) return null;
  const last = title.lastIndexOf('/');
  const start = title.lastIndexOf(' ', first) + 1;
  return {
    before: title.slice(0, start),
    folders: title.slice(start, last),
    name: title.slice(last),
  };
}
