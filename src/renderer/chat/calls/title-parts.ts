// What a call says of one file, in parts: where there is no room, only the folders give way.

export type TitleParts = {
  /** The words in front of the path, with their space; empty where the language puts the verb last. */
  readonly before: string;
  readonly folders: string;
  /** The file's name with the sign in front of it, and the words behind the path. */
  readonly name: string;
};

/** Null: there is no folder in it. A folder with a space in its name counts from the space on. */
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
