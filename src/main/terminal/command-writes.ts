import type { CommandPart } from './parse-command';

/** The files a command is known to write or remove, relative to where the command line starts, or absolute. */
export function knownWrites({ words, writes, directory, patterns }: CommandPart): string[] {
  const [name = '', ...rest] = words;
  const operands = rest.filter((word, index) => !word.startsWith('-') && !patterns.includes(index + 1));
  const written = writers.has(name)
    ? operands
    : /^(?:cp|mv|ln|install)$/.test(name)
      ? operands.slice(-1)
      : [];
  const here = (path: string) => (directory === '' || /^[/~]/.test(path) ? path : `${directory}/${path}`);
  return [...writes, ...written.map(here)];
}

const writers = new Set(['tee', 'touch', 'mkdir', 'rmdir', 'rm', 'unlink', 'truncate', 'shred']);
