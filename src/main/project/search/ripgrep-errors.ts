import { type ChildEnd, stderrLimit } from '../../base/processes/run-program';

// Error messages of ripgrep: whether it refused to search, and the files that it failed to search.

/**
 * Whether ripgrep refused before it searched any file. Its exit code is the same if it failed to read a file and went
 * on.
 */
export function isRefused({ code, stderr }: ChildEnd): boolean {
  return code === 2 && !stderr.startsWith('rg: .');
}

/** The part of the message that describes the fault of the expression. */
export function engineReason(stderr: string): string {
  const usual = /^error: (.+)$/m.exec(stderr)?.[1];
  const perl = /^PCRE2: error compiling pattern at offset \d+: (.+)$/m.exec(stderr)?.[1];
  // If the default engine only lacks a feature, the other engine has the reason.
  if (perl && (!usual || usual.includes('not supported'))) return perl;
  return usual ?? stderr.replace(/^rg: /, '').trim();
}

/** Messages about files, each with the file as ripgrep names it. */
export function problemsIn(stderr: string): { path: string; text: string }[] {
  return [...stderr.matchAll(/^rg: (\.[^:\n]+): .+$/gm)].map(([line, path = '']) => ({
    path,
    text: line.slice('rg: '.length),
  }));
}

/** Whether a message may be about the file. Its path has `/`. */
export function isMentioned(path: string, { stderr }: ChildEnd): boolean {
  return stderr.length >= stderrLimit || (stderr !== '' && withSlashes(stderr).includes(`${path}: `));
}

export function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}
