import { posix } from 'node:path';

// What a program is called, however it is spelt.

/** Without its folder, as it is called by a rule. */
export function programName(words: readonly string[]): string {
  return posix.basename(words[0] ?? '').toLowerCase();
}

/**
 * As the tables know it: file systems that fold case take `RM` for `rm`, macOS has GNU's programs as `grm`, and what
 * fetches a program may be told its version, as in `rimraf@5` and `twine==5`.
 */
export function nameOf(words: readonly string[]): string {
  const name = posix
    .basename((words[0] ?? '').replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/(?<=.)(?:@|[=<>~!]=).*$/s, '')
    .replace(/\.exe$/, '');
  return gnuNames.has(name) ? name.slice(1) : name;
}

const gnuNames = new Set(
  `gawk gbase64 gchgrp gchmod gchown gchroot gcp gcsplit gdd genv gfind ginstall glink gln gmkdir gmkfifo gmknod gmktemp
  gmv gnice gnohup gpatch grm grmdir gsed gshred gshuf gsort gsplit gstdbuf gtar gtee gtest gtime gtimeout gtouch
  gtruncate guniq gunlink gxargs`.split(/\s+/),
);
