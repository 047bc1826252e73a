// Order of an index: the paths of files and folders with the shortest names first, so that of many that match the
// likeliest are met first. Pure. A folder's path ends with `/`.

/** Of files alone: their folders, each once, with a `/` behind it. */
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

/** By the length of the name, then by that of the path. In two passes over them, as there may be hundreds of thousands. */
export function inOrder(paths: readonly string[]): readonly string[] {
  return byLength(
    byLength(paths, (path) => path.length),
    (path) => path.length - nameStart(path),
  );
}

/** Where the last part of the path begins. */
export function nameStart(path: string): number {
  return path.lastIndexOf('/', path.length - 2) + 1;
}

/** The folder that the file lies in; `''` is the root. */
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
