import { posix } from 'node:path';

// Names of programs, independent of their spelling.

/** The name without its folder, as in rules. */
export function programName(words: readonly string[]): string {
  return posix.basename(words[0] ?? '').toLowerCase();
}

/**
 * The name as in the tables: file systems that ignore case run `RM` as `rm`, macOS has GNU's programs as `grm`, and a
 * program to fetch may have a version, as in `rimraf@5` and `twine==5`.
 */
export function nameOf(words: readonly string[]): string {
  const [word = ''] = words;
  const name = /^[a-z0-9_-]+$/.test(word) ? word : tidied(word);
  return gnuNames.has(name) ? name.slice(1) : name;
}

function tidied(word: string): string {
  return posix
    .basename(word.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/(?<=.)(?:@|[=<>~!]=).*$/s, '')
    .replace(/\.exe$/, '');
}

const gnuNames = new Set(
  `gawk gbase64 gchgrp gchmod gchown gchroot gcp gcsplit gdd genv gfind ginstall glink gln gmkdir gmkfifo gmknod gmktemp
  gmv gnice gnohup gpatch grm grmdir gsed gshred gshuf gsort gsplit gstdbuf gtar gtee gtest gtime gtimeout gtouch
  gtruncate guniq gunlink gxargs`.split(/\s+/),
);
