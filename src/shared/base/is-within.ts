/** Whether the path is that of `ancestor`, or of something below it. Pure: of paths as they are written. */
export function isWithin(path: string, ancestor: string, separator = '/'): boolean {
  return path === ancestor || path.startsWith(ancestor + separator);
}
