import type { CommandPart } from './parse-command';

export type KnownChanges = { readonly writes: readonly string[]; readonly deletes: readonly string[] };

/** What a command is known to write and to delete, relative to where the command line starts, or absolute. */
export function knownChanges({ words, writes, directory, patterns }: CommandPart): KnownChanges {
  const [name = '', ...rest] = words;
  const here = (path: string) => (directory === '' || /^[/~]/.test(path) ? path : `${directory}/${path}`);
  const operands = rest
    .filter((word, index) => !word.startsWith('-') && !patterns.includes(index + 1))
    .map(here);
  if (deleters.has(name)) return { writes, deletes: operands };
  if (writers.has(name)) return { writes: [...writes, ...operands], deletes: [] };
  const written = /^(?:cp|mv|ln|install)$/.test(name) ? operands.slice(-1) : [];
  return { writes: [...writes, ...written], deletes: [] };
}

const writers = new Set(['tee', 'touch', 'mkdir', 'truncate']);
const deleters = new Set(['rm', 'rmdir', 'unlink', 'shred']);
