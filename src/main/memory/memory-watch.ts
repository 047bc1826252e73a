import { visibleName } from '../base/visible-name';
import type { ProjectMemoryFile } from './memory-imports';

// Memory files that commands change. Every model reads these files, so the user must see each change by a command.
// Pilotfish holds back a file that a command created or changed until the user has looked at it.

export type MemoryWatch = {
  /** Before a command starts. */
  begin(): Promise<WatchedMemory>;
  /** Compares the files with their state before each running command. */
  look(): Promise<void>;
  /** Pilotfish itself wrote a file, for the user: SHA-256 of its bytes, null if it removed the file. */
  wrote(write: { readonly relativePath: string; readonly after: string | null }): void;
};

export type WatchedMemory = {
  /** After the command has ended. Resolves with the names of the files that are held back because of it. */
  end(): Promise<readonly string[]>;
};

type Options = {
  /** The project's memory files with their imports; null while the folder is restricted. */
  read(): Promise<readonly ProjectMemoryFile[] | null>;
  hold(files: readonly { readonly name: string; readonly seen: string }[]): Promise<void>;
  onProblem(error: unknown): void;
};

type Running = {
  /** By name, before the command; null: the folder was restricted. */
  before: ReadonlyMap<string, string> | null;
  /** Files that Pilotfish wrote meanwhile: `<hash> <name>`. */
  readonly ours: Set<string>;
};

export function createMemoryWatch({ read, hold, onProblem }: Options): MemoryWatch {
  const running = new Set<Running>();
  const compare = async (own: Running) => {
    const files = await read();
    const { before, ours } = own;
    own.before ??= textsOf(files);
    if (before === null || files === null) return [];
    const changed = files.filter(
      ({ relative, text, hash }) => before.get(relative) !== text && !ours.has(`${hash} ${relative}`),
    );
    const held = changed.map(({ relative }) => ({ name: relative, seen: before.get(relative) ?? '' }));
    await hold(held).catch(onProblem);
    return held.map(({ name }) => visibleName(name));
  };
  return {
    async begin() {
      const own = { before: textsOf(await read()), ours: new Set<string>() };
      running.add(own);
      return { end: () => compare(own).finally(() => running.delete(own)) };
    },
    async look() {
      await Promise.all([...running].map(compare));
    },
    wrote({ relativePath, after }) {
      for (const { ours } of running) ours.add(`${after} ${relativePath}`);
    },
  };
}

function textsOf(files: readonly ProjectMemoryFile[] | null): Running['before'] {
  return files && new Map(files.map(({ relative, text }) => [relative, text]));
}
