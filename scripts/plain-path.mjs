// Which paths Vite can carry. To it, what follows a # or ? in a path is a part of an address, and is cut off.

export function isPlainPath(folder) {
  return !/[#?]/.test(folder);
}

/** Why a clone in `folder` can be started but not worked on, with what helps, or null. */
export function pathProblem(folder) {
  if (isPlainPath(folder)) return null;
  return `Pilotfish can be started from ${folder}, but not tested or developed there: Vite takes what follows a # or ? in a path for a part of an address. Move it to a folder without them.`;
}
