// A project-relative path in the form of the user's system.

/** `root` shows the system: only Windows roots begin with a drive or a double backslash. */
export function absolutePath(root: string, path: string): string {
  const separator = /^([a-z]:|\\\\)/i.test(root) ? '\\' : '/';
  if (path === '') return root;
  return `${root.endsWith(separator) ? root.slice(0, -1) : root}${separator}${path.replaceAll('/', separator)}`;
}
