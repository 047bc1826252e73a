// Which folders a clone can be built and tested in: those whose path Vite can carry.

/** Why nothing can be built in `folder`, with what helps, or null. */
export function folderProblem(folder) {
  if (!/[#?]/.test(folder)) return null;
  return `Pilotfish cannot be built in ${folder}: Vite takes what follows a # or ? in a path for a part of an address. Move it to a folder without them.`;
}
