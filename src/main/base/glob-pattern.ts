import picomatch from 'picomatch';

// Glob patterns in picomatch's syntax, compiled once for many paths.

export type GlobOptions = {
  /** A glob without a slash matches names at any depth. */
  readonly basename?: boolean;
  readonly ignoreCase?: boolean;
  /** Only stars, question marks, brackets and braces have a meaning. Negation and extended groups are off. */
  readonly plain?: boolean;
};

/** Whether a path with `/` matches one of `globs`. Names with a leading dot match like others. */
export function compileGlob(
  globs: string | readonly string[],
  { basename = false, ignoreCase = false, plain = false }: GlobOptions = {},
): (path: string) => boolean {
  const strict = plain ? { windows: false, nonegate: true, noextglob: true, strictSlashes: true } : {};
  return picomatch(typeof globs === 'string' ? globs : [...globs], {
    dot: true,
    basename,
    nocase: ignoreCase,
    ...strict,
  });
}
