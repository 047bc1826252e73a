import { createSerialQueue } from '../base/serial-queue';
import { visibleName } from '../base/visible-name';
import { otherNestedFiles } from '../trust/project-trust';
import { importedNames, type ProjectMemoryFile } from './memory-imports';

// Memory files that programs change: commands, and MCP servers. Every model reads these files, so the user must see each
// change by a program. Pilotfish holds back a file that a program created or changed until the user has looked at it.

export type MemoryWatch = {
  /** Before a program starts. `isHeld`: it runs in the sandbox, where it cannot write files with protected names. */
  begin(isHeld?: boolean): Promise<WatchedMemory>;
  /** Compares the files with their last state, if a program has run since. Resolves with the files that it holds back. */
  look(): Promise<readonly string[]>;
  /** Whether no program can have changed the file between the last look and the reading of this text. */
  isAsLooked(file: Pick<ProjectMemoryFile, 'relative' | 'text' | 'hash'>): boolean;
  /** Pilotfish itself wrote a file, for the user: SHA-256 of its bytes, null if it removed the file. */
  wrote(write: { readonly relativePath: string; readonly after: string | null }): void;
  /** The application closes and leaves a program running: every file is held back as it is now. */
  leave(): Promise<void>;
};

export type WatchedMemory = {
  /** After the program has ended. Resolves with the names of the files that are held back since the last look. */
  end(): Promise<readonly string[]>;
};

type Options = {
  /** The project's memory files with their imports, and the nested ones; null while the folder is restricted. */
  read(): Promise<readonly ProjectMemoryFile[] | null>;
  /** The names that memory files can have, whether or not they exist. */
  names(): readonly string[];
  isProtected(relativePath: string): boolean;
  /** Whether a program of an earlier application runs. */
  hasLeft(): boolean;
  hold(files: readonly { readonly name: string; readonly seen: string }[]): Promise<void>;
  onProblem(error: unknown): void;
};

type Look = { readonly texts: ReadonlyMap<string, string>; readonly wasFree: boolean };

export function createMemoryWatch(options: Options): MemoryWatch {
  const { read, names, isProtected, hasLeft, hold, onProblem } = options;
  const steps = createSerialQueue();
  const running = { free: 0, held: 0 };
  /** Whether a program runs that may write every file. */
  const isFree = () => running.free > 0 || hasLeft();
  const isActive = () => running.held > 0 || isFree();
  /** The last look; null: no program ran then, or the folder was restricted. */
  let last: Look | null = null;
  /** Files that Pilotfish wrote while programs ran: `<hash> <name>`. */
  const ours = new Set<string>();
  const isAsLooked: MemoryWatch['isAsLooked'] = ({ relative, text, hash }) =>
    last === null || last.texts.get(relative) === text || ours.has(`${hash} ${relative}`);
  const changedSince = ({ texts, wasFree }: Look, files: readonly ProjectMemoryFile[]) =>
    files.filter((file) => {
      if (isAsLooked(file)) return false;
      return wasFree || isFree() || !texts.has(file.relative) || !isProtected(file.relative);
    });
  const compare = async () => {
    const files = await read();
    const changed = last === null || files === null ? [] : changedSince(last, files);
    const held = changed.map(({ relative }) => ({ name: relative, seen: last?.texts.get(relative) ?? '' }));
    last = files && isActive() ? { texts: textsOf(files), wasFree: isFree() } : null;
    await hold(held).catch(onProblem);
    return held.map(({ name }) => visibleName(name));
  };
  const look = () => steps.next(async () => (last !== null || isActive() ? await compare() : []));
  return {
    look,
    isAsLooked,
    async begin(isHeld = false) {
      const kind = isHeld ? 'held' : 'free';
      // What runs already is not this program's.
      await look();
      running[kind] += 1;
      if (last === null) await look();
      return {
        async end() {
          const held = await look();
          running[kind] -= 1;
          if (!isActive()) {
            last = null;
            ours.clear();
          }
          return held;
        },
      };
    },
    wrote({ relativePath, after }) {
      if (last !== null) ours.add(`${after} ${relativePath}`);
    },
    async leave() {
      await look();
      const files = await read();
      if (files === null) return;
      const there = textsOf(files);
      const missing = [...names(), ...files.flatMap(importedNames)].filter((name) => !there.has(name));
      const all = [...there, ...[...missing, otherNestedFiles].map((name) => [name, ''] as const)];
      await hold(all.map(([name, seen]) => ({ name, seen }))).catch(onProblem);
    },
  };
}

function textsOf(files: readonly ProjectMemoryFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ relative, text }) => [relative, text]));
}
