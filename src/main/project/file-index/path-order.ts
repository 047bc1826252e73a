// Order of an index (pure): files and folders with the shortest names first, so that a search meets the best of many
// matches early. A folder's path ends with `/`.

/** The folders of these files, each once, with a final `/`. */
export function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf('/') + 1;
    while (end > 0 && !folders.has(file.slice(0, end))) {
      folders.add(file.slice(0, end));
      end = file.lastIndexOf('/', end - 2) + 1;
    }
  }
  return [...folders];
}

/**
 * Sorts by the length of the name, then by that of the path. Uses two passes, because there may be hundreds of
 * thousands of paths.
 */
export function inOrder(paths: readonly string[]): readonly string[] {
  return byLength(
    byLength(paths, (path) => path.length),
    (path) => path.length - nameStart(path),
  );
}

/** Start of the last segment. */
export function nameStart(path: string): number {
  return path.lastIndexOf('/', path.length - 2) + 1;
}

/** The folder of the file; `''` is the root. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function byLength(paths: readonly string[], lengthOf: (path: string) => number): readonly string[] {
  const buckets: string[][] = [];
  for (const path of paths) {
    const length = lengthOf(path);
    const bucket = buckets[length];
    if (bucket) bucket.push(path);
    else buckets[length] = [path];
  }
  return buckets.flat();
}
