import { isWithin } from '@shared/base/is-within';

// Renames, what the person called files and folders anew since the project was opened: for those who know a file by the
// name it had.

export type Renames = {
  /** Both absolute. */
  add(from: string, to: string): void;
  /** Where what was at the path would be by now; the path itself where no rename moved it. */
  follow(absolutePath: string): string;
};

/** So many are known at most; the oldest is forgotten first. */
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
