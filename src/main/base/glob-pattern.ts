import picomatch from 'picomatch';

// Glob patterns as picomatch reads them: compiled once, asked for many paths.

export type GlobOptions = {
  /** A glob without a slash speaks of names at any depth. */
  readonly basename?: boolean;
  readonly ignoreCase?: boolean;
  /** Stars, question marks, brackets and braces alone have a meaning: what is negated or grouped by more has none. */
  readonly plain?: boolean;
};

/** Whether a path with `/` matches one of `globs`; names that begin with a dot match like others. */
export function compileGlob(
  globs: string | readonly string[],
  { basename = false, ignoreCase = false, plain = false }: GlobOptions = {},
): (path: string) => boolean {
  const strict = plain ? { windows: false, nonegate: true, noextglob: true, strictSlashes: true } : {};
  return picomatch(typeof globs === 'string' ? globs : [...globs], {
    ...{ dot: true, basename, nocase: ignoreCase },
    ...strict,
  });
}
