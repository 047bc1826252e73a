import { posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { joined, launchesIn } from '../launchers/started-commands';
import type { CommandPart } from '../syntax/command-part';
import { nameOf } from '../syntax/program-name';
import { changesOf } from '../writes/command-writes';

// Downloads that the same command line runs: first into a file, and then that file.

/** Why the part asks, for the user; else null. `before` are the parts before it. */
export function downloadedDanger(part: CommandPart, before: readonly CommandPart[]): Text | null {
  const files = new Set(before.flatMap(downloadedFiles));
  if (files.size === 0) return null;
  for (const { at } of launchesIn(part.words)) {
    const [program = '', script = ''] = [
      part.words[at],
      part.words.slice(at + 1).find((word) => !word.startsWith('-')),
    ];
    const isRun = files.has(placeOf(part.directory, program));
    const isScript = interpreters.test(nameOf([program])) && files.has(placeOf(part.directory, script));
    if (isRun || isScript) return textOf('danger.runs-download', { program: nameOf([program]) });
  }
  return null;
}

const interpreters = /sh$|^(?:python[\d.]*|node|perl|ruby|php|deno|bun|source|\.)$/;

function downloadedFiles({ words, writes, directory }: CommandPart): readonly string[] {
  return launchesIn(words).flatMap(({ at }) => {
    const started = words.slice(at);
    if (!/^(?:curl|wget|aria2c)$/.test(nameOf(started))) return [];
    const changes = changesOf(started.map((text) => ({ text, isPattern: false })));
    const named = changes.flatMap((change) =>
      'path' in change ? [placeOf(directory, change.path.text)] : [],
    );
    const last = posix.basename(started.at(-1) ?? '');
    return [...named, placeOf(directory, last), ...writes.map((path) => placeOf('', path))];
  });
}

function placeOf(directory: string, path: string): string {
  return posix.normalize(joined(directory, path));
}
