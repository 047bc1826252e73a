// Paths that Vite can handle. Vite takes a # or ? in a path for part of a URL and cuts off the rest.

export function isPlainPath(folder) {
  return !/[#?]/.test(folder);
}

/** The reason why a clone in `folder` can start but not be developed, with a remedy, or null. */
export function pathProblem(folder) {
  if (isPlainPath(folder)) return null;
  return `Pilotfish can be started from ${folder}, but not tested or developed there: Vite takes what follows a # or ? in a path for a part of an address. Move it to a folder without them.`;
}
