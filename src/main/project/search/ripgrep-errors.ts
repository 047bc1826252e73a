import { type ChildEnd, stderrLimit } from '../../base/processes/run-program';

// Error messages of ripgrep: whether it refused to search, and which files it could not search.

/** Before any file was searched; it fails as well when it could not read one, and goes on. */
export function isRefused({ code, stderr }: ChildEnd): boolean {
  return code === 2 && !stderr.startsWith('rg: .');
}

/** The part of the message that says what is wrong with the expression. */
export function engineReason(stderr: string): string {
  const usual = /^error: (.+)$/m.exec(stderr)?.[1];
  const perl = /^PCRE2: error compiling pattern at offset \d+: (.+)$/m.exec(stderr)?.[1];
  // Where the usual engine only misses a feature, the other one has the reason.
  if (perl && (!usual || usual.includes('not supported'))) return perl;
  return usual ?? stderr.replace(/^rg: /, '').trim();
}

/** What is said about files, each with the file as ripgrep names it. */
export function problemsIn(stderr: string): { path: string; text: string }[] {
  return [...stderr.matchAll(/^rg: (\.[^:\n]+): .+$/gm)].map(([line, path = '']) => ({
    path,
    text: line.slice('rg: '.length),
  }));
}

/** Whether something may be said about the file, whose path has `/`. */
export function isMentioned(path: string, { stderr }: ChildEnd): boolean {
  return stderr.length >= stderrLimit || (stderr !== '' && withSlashes(stderr).includes(`${path}: `));
}

export function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}
