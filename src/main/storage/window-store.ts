import path from 'node:path';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { WindowState } from '@shared/window/window-state-schema';
import { createSerialQueue } from '../base/serial-queue';
import { type JsonFile, openJsonFile } from './json-file';
import type { TimedParts } from './window-merge';

// The files of window states, one for each project. Reads and writes take turns, so a read contains all earlier writes.

export type WindowStore = {
  read<Result>(key: string, take: (state: WindowState, code: MergeCode) => Result): Promise<Result>;
  /** Resolves when it is on disk. If that fails, the parts stay in memory. */
  keep(key: string, parts: TimedParts): Promise<void>;
  settled(): Promise<void>;
};

type Options = {
  readonly home: string;
  readonly onProblem: (problem: AnyText) => void;
  readonly mostCharacters: number;
};

export function createWindowStore({ home, onProblem, mostCharacters }: Options): WindowStore {
  const writes = createSerialQueue();
  const projects = new Map<string, Project>();

  const projectOf = (key: string): Project => {
    const known = projects.get(key);
    if (known) return known;
    const location = path.join(home, 'windows', `${key}.json`);
    const project: Project = { file: openJsonFile({ path: location, onProblem, mode: 0o600 }), unsaved: [] };
    projects.set(key, project);
    return project;
  };

  const save = async ({ file, unsaved }: Project) => {
    const { parse, merged, bounded, sectionsOf } = await code();
    const parts = unsaved.splice(0);
    if (parts.length === 0) return;
    try {
      await file.edit((value) => sectionsOf(bounded(merged(parse(value), parts), mostCharacters)));
    } catch (error) {
      unsaved.unshift(...parts);
      onProblem(textOf('window.not-kept', { why: toldOf(error) }));
      throw error;
    }
  };

  return {
    read: (key, take) =>
      writes.next(async () => {
        const { file, unsaved } = projectOf(key);
        const onDisk = await file.read().catch((error: unknown) => {
          onProblem(toldOf(error));
          return {};
        });
        const loaded = await code();
        return take(loaded.merged(loaded.parse(onDisk), unsaved), loaded);
      }),
    keep(key, parts) {
      const project = projectOf(key);
      project.unsaved.push(parts);
      return writes.next(() => save(project));
    },
    settled: () => writes.settled(),
  };
}

/** `unsaved` waits for its turn, or for a disk that accepts it. */
type Project = { readonly file: JsonFile; readonly unsaved: TimedParts[] };

type MergeCode = typeof import('./window-merge');

/** Loaded for the first window. Before that, nothing is read or stored. */
async function code(): Promise<MergeCode & { parse(value: unknown): WindowState }> {
  const [{ windowStateSchema }, merging] = await Promise.all([
    import('@shared/window/window-state-schema'),
    import('./window-merge'),
  ]);
  return { ...merging, parse: (value) => windowStateSchema.parse(value) };
}
