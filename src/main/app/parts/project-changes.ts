import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { canBePinned, gitOutside } from '../../base/processes/git';
import {
  type CommandChanges,
  createCommandChanges,
  type SnapshotsThere,
} from '../../changes/command-changes';
import { createLateWrites, type LateWrites } from '../../project/late-writes';
import type { ChangeKeeper } from '../../project/old-version';
import { projectKey } from '../../storage/project-key';
import type { SettingsStore } from '../../storage/settings';

// The changes of commands, by project: shared by all its chats.

export type ProjectChanges = {
  of(root: string): CommandChanges;
  /** Calls `onWrote` for each file of the project that Pilotfish itself writes. */
  onWrote(root: string, onWrote: CommandChanges['wrote']): () => void;
  snapshots(root: string): Promise<SnapshotsThere>;
  /** Late writes to old versions of files, after saves, replacements and undos of the user. */
  lateWrites(root: string): LateWrites;
  /** Checks all pending late writes now. */
  settle(): Promise<void>;
  /** Takes the first snapshot of a project if it is missing; only this step of its preparation is slow. */
  prepare(root: string, signal: AbortSignal): Promise<void>;
};

type ChangesFrom = {
  readonly home: string;
  readonly settings: Pick<SettingsStore, 'current'>;
  /** Stores copies for the project of this root. */
  keepCopyFor(root: string): ChangeKeeper['keepCopy'];
  onLateWrite(told: Text): void;
  onProblem(error: unknown): void;
};

/** One per project, shared by all that have it open. */
export function createProjectChanges(from: ChangesFrom): ProjectChanges {
  const byRoot = new Map<string, CommandChanges>();
  const writes = new EventEmitter<Record<string, Parameters<CommandChanges['wrote']>>>();
  const of = (root: string) => {
    const known = byRoot.get(root) ?? tellingWrites(root);
    byRoot.set(root, known);
    return known;
  };
  const tellingWrites = (root: string): CommandChanges => {
    const changes = createCommandChanges(() => findSnapshots(from, root));
    return {
      ...changes,
      wrote(write) {
        changes.wrote(write);
        writes.emit(root, write);
      },
    };
  };
  const waiting = new Map<string, LateWrites>();
  const lateWrites = (root: string) => {
    const { onProblem, onLateWrite } = from;
    const known =
      waiting.get(root) ??
      createLateWrites({
        keepCopy: from.keepCopyFor(root),
        onProblem,
        onLateWrite: async (told) => onLateWrite(told),
      });
    waiting.set(root, known);
    return known;
  };
  return {
    of,
    onWrote(root, onWrote) {
      writes.on(root, onWrote);
      return () => writes.off(root, onWrote);
    },
    lateWrites,
    settle: async () => void (await Promise.all([...waiting.values()].map((one) => one.settle()))),
    async prepare(root, signal) {
      const { hasSnapshots } = await import('../../snapshots/snapshots');
      if (!(await hasSnapshots(folderOf(from, root)))) await of(root).prepare(signal);
    },
    snapshots: (root) => findSnapshots(from, root),
  };
}

/** Uses the user's git. It is first started for the first command. */
async function findSnapshots(
  { home, settings }: Pick<ChangesFrom, 'home' | 'settings'>,
  root: string,
): Promise<SnapshotsThere> {
  const git = await gitOutside(root);
  if (git === null) return { none: textOf('changes.no-git') };
  if (!(await canBePinned(git))) return { none: textOf('changes.old-git') };
  const { largestMegabytes, mostFiles: most } = settings.current().settings.changes;
  const folder = folderOf({ home }, root);
  const { createSnapshots } = await import('../../snapshots/snapshots');
  return createSnapshots({ git, root, folder, most, largest: largestMegabytes * 1024 * 1024 });
}

function folderOf({ home }: Pick<ChangesFrom, 'home'>, root: string): string {
  return join(home, 'snapshots', projectKey(root));
}
