import { type ChangedFile, folderMode, linkMode } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import type { CallEffects } from '@shared/tool-call/tool-call';
import { hashOf } from '../base/files/content-hash';
import type { FileEntry } from '../snapshots/file-change';
import type { Snapshots } from '../snapshots/snapshots';
import type { KeptContents } from '../storage/chats/kept-contents';
import type { SeenChange, SeenChanges } from './command-changes';
import { countLines } from './count-lines';
import { movesIn } from './moved-files';
import { withoutOwnWrites } from './own-writes';

// Changes of a command in the form of the journal: both sides of each file are stored by their hashes. They are on disk
// before the journal names them.

export type KeptChanges = {
  readonly changes: readonly ChangedFile[];
  readonly effects: CallEffects;
};

export type KeepParts = {
  readonly snapshots: Pick<Snapshots, 'read'>;
  readonly contents: Pick<KeptContents, 'keep'>;
};

/** If more files changed, Pilotfish only reports their number. */
const mostFiles = 5_000;
const mostNames = 20;

/** Rejects with the system's error if a changed file cannot be stored. */
export async function keepChanges(seen: SeenChanges, parts: KeepParts): Promise<KeptChanges> {
  const merged = mergedByPath(seen.changes);
  const told: CallEffects = {
    files: merged.length,
    added: 0,
    removed: 0,
    names: firstPaths(merged.map(shown)),
    leftOut: firstPaths(seen.leftOut),
    ...(seen.ignored.length > 0 && { ignored: seen.ignored.slice(0, mostNames) }),
    ...(seen.unknown !== null && { unknown: seen.unknown }),
  };
  if (merged.length > mostFiles) {
    const unknown = textOf('changes.too-many', { files: merged.length });
    return { changes: [], effects: { ...told, unknown } };
  }
  const kept: Kept[] = [];
  for (let at = 0; at < merged.length; at += atOnce)
    kept.push(...(await keepSome(merged.slice(at, at + atOnce), { ...parts, writes: seen.writes })));
  const changes = kept.flatMap((one) => one.changes ?? []);
  const own = merged.filter((_, at) => kept[at]?.changes?.length !== 0);
  const lost = merged.filter((_, at) => kept[at]?.changes === null);
  const moves = movesIn(
    changes.map((change) => ({ ...change, path: change.relativePath, now: change.after })),
  );
  const counted = kept.filter((_, at) => !moves.has(merged[at]?.path ?? ''));
  return {
    changes,
    effects: {
      ...told,
      files: own.length,
      names: firstPaths(own.map(shown)),
      added: counted.reduce((sum, { added }) => sum + added, 0),
      removed: counted.reduce((sum, { removed }) => sum + removed, 0),
      ...(lost.length > 0 && { unknown: textOf('changes.not-kept', { files: firstPaths(lost.map(shown)) }) }),
    },
  };
}

/** The path of a folder ends with `/`. */
function shown({ path, before, after }: SeenChange): { readonly path: string } {
  return { path: (after ?? before)?.kind === 'folder' ? `${path}/` : path };
}

function firstPaths(files: readonly { readonly path: string }[]): string[] {
  return files.slice(0, mostNames).map(({ path }) => path);
}

/** Merges the changes that several looks saw in the same file. */
function mergedByPath(changes: readonly SeenChange[]): readonly SeenChange[] {
  const merged = new Map<string, SeenChange>();
  for (const change of changes) {
    const earlier = merged.get(change.path);
    const shared = change.shared || earlier?.shared === true;
    const emptyFolder = earlier?.emptyFolder ?? change.emptyFolder;
    const around = emptyFolder !== undefined && { emptyFolder };
    merged.set(change.path, earlier ? { ...change, before: earlier.before, shared, ...around } : change);
  }
  return [...merged.values()].filter(({ before, after }) => !isSame(before, after));
}

function isSame(one: FileEntry | null, other: FileEntry | null): boolean {
  return one?.id === other?.id && one?.kind === other?.kind && one?.mode === other?.mode;
}

/** Files in memory at a time. Each has two sides, at worst as large as the largest file of a snapshot. */
const atOnce = 8;

/** `changes`: null if they cannot be stored. */
type Kept = {
  readonly changes: readonly ChangedFile[] | null;
  readonly added: number;
  readonly removed: number;
};

async function keepSome(
  changes: readonly SeenChange[],
  { snapshots, contents, writes }: KeepParts & Pick<SeenChanges, 'writes'>,
): Promise<readonly Kept[]> {
  const { signal } = new AbortController();
  const ids = changes.flatMap(({ before, after }) => [before, after]).flatMap((side) => side?.id || []);
  const read = await snapshots.read(ids, signal);
  const bytesOf = new Map(ids.map((id, at) => [id, read[at] ?? null]));
  const keepSide = async (side: FileEntry | null) => {
    if (side === null) return null;
    const bytes = side.kind === 'folder' ? Buffer.alloc(0) : bytesOf.get(side.id);
    if (!bytes) return null;
    const hash = hashOf(bytes);
    await contents.keep(hash, once(bytes));
    return { bytes, hash, mode: modeOf(side) };
  };
  return await Promise.all(
    changes.map(async ({ path, before, after, shared, emptyFolder }) => {
      const [old, now] = [await keepSide(before), await keepSide(after)];
      // Undo needs both sides.
      if ((before !== null && old === null) || (after !== null && now === null))
        return { changes: null, added: 0, removed: 0 };
      const change: ChangedFile = {
        relativePath: path,
        before: old?.hash ?? null,
        after: now?.hash ?? null,
        mode: old?.mode ?? null,
        modeAfter: now?.mode ?? null,
        exactModes: true,
        ...(emptyFolder !== undefined && { emptyFolder }),
        ...(shared && { byCommands: true }),
      };
      const ofCommand = withoutOwnWrites(change, writes);
      if (ofCommand.length === 0) return { changes: [], added: 0, removed: 0 };
      return { changes: ofCommand, ...countLines(old?.bytes ?? null, now?.bytes ?? null) };
    }),
  );
}

function modeOf({ kind, mode }: FileEntry): number {
  return kind === 'folder' ? folderMode | mode : (mode ?? linkMode);
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes;
}
