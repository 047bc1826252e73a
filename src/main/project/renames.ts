import { isWithin } from '@shared/base/is-within';

// Renames by the user since the project was opened, for code that knows a file by its old name.

export type Renames = {
  /** Both paths are absolute. */
  add(from: string, to: string): void;
  /** The current path of an entry that was at this path. Returns an unaffected path unchanged. */
  follow(absolutePath: string): string;
};

/** Limit of stored renames. The oldest is dropped first. */
const most = 1_000;

export function createRenames(separator: string): Renames {
  const renames: { readonly from: string; readonly to: string }[] = [];
  return {
    add(from, to) {
      renames.push({ from, to });
      if (renames.length > most) renames.shift();
    },
    follow: (absolutePath) =>
      renames.reduce((path, { from, to }) => {
        return isWithin(path, from, separator) ? to + path.slice(from.length) : path;
      }, absolutePath),
  };
}
