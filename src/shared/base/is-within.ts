/** Whether the path is `ancestor` or below it. Compares the paths as written: links and `..` must be resolved. */
export function isWithin(path: string, ancestor: string, separator = '/'): boolean {
  return path === ancestor || path.startsWith(ancestor.endsWith(separator) ? ancestor : ancestor + separator);
}
