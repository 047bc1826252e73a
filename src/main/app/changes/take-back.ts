import { randomUUID } from 'node:crypto';
import type { TakenBack } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { type ChangedFile, isFolderMode } from '@shared/chat/chat';
import { isDoneAgain } from '@shared/chat/is-done-again';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { hashOf } from '../../base/files/content-hash';
import { inParallel } from '../../base/in-parallel';
import { StaleError } from '../../base/tool-error';
import type { NetChange } from '../../changes/net-changes';
import { isSamePath, planHash, planUndo, type UndoOutcome, type UndoParts } from '../../changes/plan-undo';
import type { EntryVersion } from '../../project/entries/entry-version';
import { putVersion, removeEmptyParents } from '../../project/entries/put-version';
import type { ChangeKeeper } from '../../project/old-version';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { LongWork } from '../parts/long-work';
import { newlyUndone, whatIsUndone } from './what-is-undone';

// Undo: writes the state that the user saw, file by file, and journals it as a change that can itself be undone. Files
// that have changed since stay as they are, and the result names them.

export type TakeBackParts = UndoParts & {
  readonly log: ChatLog;
  readonly keeper: ChangeKeeper;
  readonly now: () => number;
  /** Another program wrote to a file at the moment of its replacement; `copy` is the stored copy. */
  onLateWrite(path: string, copy: string): void;
  /** Counts the commands that run in the project, in any chat. */
  running(): number;
  /** Tells other chats that know these files. */
  tellOthers(paths: readonly string[]): Promise<void>;
};

/** `hash`: of the plan that the user saw; with `content`, of the file that the user saw. */
export type ToWrite = { readonly net: NetChange } & (
  | { readonly hash: string; readonly over: boolean }
  | { readonly hash: string | null; readonly content: Buffer }
);

/**
 * Limits memory, because both sides of each file are loaded. Parallel writes are faster on disk than sequential ones.
 */
const mostAtOnce = 16;

export type TakingBack = {
  /** The range of the changes to undo. */
  readonly range: ChangeRange;
  readonly writes: readonly ToWrite[];
  readonly work: LongWork;
};

export async function takeBack(
  parts: TakeBackParts,
  { range: of, writes, work }: TakingBack,
): Promise<TakenBack> {
  const ready: ReadyWrite[] = [];
  const kept: Kept[] = [];
  work.begin(writes.length);
  const along = new Set(writes.map(({ net }) => net.path));
  const looks = await inParallel(writes, mostAtOnce, async (write): Promise<ReadyWrite | Kept> => {
    const found = await readyFor(parts, write, along);
    if ('why' in found) return found;
    // Contents are released and read again later, to limit memory.
    const { now, wanted, isPart } = found;
    const isFolder = isFolderMode(now?.mode);
    return { write, change: changeOf(found), goes: wanted === null, isFolder, isPart };
  });
  for (const look of looks)
    if ('why' in look) kept.push(look);
    else ready.push(look);
  if (ready.length === 0) return { itemId: null, files: [], kept };
  const itemId = randomUUID();
  await parts.log.append(
    {
      events: [
        {
          type: 'changing-files',
          callId: itemId,
          at: parts.now(),
          changes: ready.map(({ change }) => change),
        },
      ],
    },
    'synced',
  );
  const folders = new Set(ready.flatMap(({ write, isFolder }) => (isFolder ? [write.net.path] : [])));
  const changes: ChangedFile[] = [];
  const again = async ({ write, goes }: ReadyWrite) => {
    const why = work.signal.aborted
      ? textOf('changes.stopped')
      : await writeAgain(parts, write, {
          goes,
          along,
          folders,
          fileChanged: (change) => changes.push(change),
        });
    if (why !== null) kept.push({ path: write.net.path, why });
    work.step();
  };
  // Removals come first: a folder or link may occupy the place of a restored file.
  await inParallel(
    ready.filter(({ goes, isFolder }) => goes && !isFolder),
    mostAtOnce,
    again,
  );
  // Folders may be nested, so inner ones go first.
  for (const folder of ready.filter(({ goes, isFolder }) => goes && isFolder).toReversed())
    await again(folder);
  await inParallel(
    ready.filter(({ goes }) => !goes),
    mostAtOnce,
    again,
  );
  kept.sort((one, other) => (one.path < other.path ? -1 : 1));
  const files = changes.map(({ relativePath }) => relativePath).sort();
  const partly = ready.filter(({ isPart }) => isPart).map(({ write }) => write.net.path);
  await journal(parts, { itemId, of, changes, kept, partly });
  await parts.tellOthers(files);
  return { itemId, files, kept };
}

type ReadyWrite = {
  readonly write: ToWrite;
  readonly change: ChangedFile;
  readonly goes: boolean;
  /** Removed as an empty folder. */
  readonly isFolder: boolean;
  readonly isPart: boolean;
};

type Kept = TakenBack['kept'][number];

type Ready = {
  readonly path: string;
  readonly now: EntryVersion | null;
  readonly wanted: { readonly content: Buffer; readonly mode: number | null } | null;
  /** Some of the changes in the file remain. */
  readonly isPart: boolean;
};

/** Checks again that the file is still as the user saw it. */
async function readyFor(parts: UndoParts, write: ToWrite, along: ReadonlySet<string>): Promise<Ready | Kept> {
  const { path } = write.net;
  const another = { path, why: textOf('changes.another-by-now', { path }) };
  if ('content' in write) {
    const { now, outcome } = await planUndo(parts, write.net);
    if (now === null || now.hash !== write.hash) return another;
    const isPart = !isWhole(outcome) || outcome.wanted?.content.equals(write.content) !== true;
    return { path, now, wanted: { content: write.content, mode: now.mode }, isPart };
  }
  const plan = await planUndo(parts, write.net, { over: write.over, along });
  const { now, outcome } = plan;
  if (outcome.kind === 'kept') return { path, why: outcome.why };
  if (outcome.kind === 'nothing' || planHash(plan) !== write.hash) return another;
  return { path, now, wanted: outcome.wanted, isPart: !isWhole(outcome) };
}

type Back = Extract<UndoOutcome, { kind: 'back' }>;

function isWhole(outcome: UndoOutcome): outcome is Back {
  return outcome.kind === 'back' && outcome.conflicts.length === 0 && outcome.stops === null;
}

function changeOf({ path, now, wanted }: Ready): ChangedFile {
  return {
    relativePath: path,
    before: now?.hash ?? null,
    after: wanted && hashOf(wanted.content),
    mode: now?.mode ?? null,
    modeAfter: wanted && (wanted.mode ?? now?.mode ?? null),
    exactModes: true,
  };
}

type Writing = {
  readonly goes: boolean;
  readonly along: ReadonlySet<string>;
  /** Folders that the undo removes. */
  readonly folders: ReadonlySet<string>;
  fileChanged(change: ChangedFile): void;
};

async function writeAgain(
  parts: TakeBackParts,
  asked: ToWrite,
  { goes, along, folders, fileChanged }: Writing,
): Promise<AnyText | null> {
  const found = await readyFor(parts, asked, along);
  if ('why' in found) return found.why;
  if ((found.wanted === null) !== goes) return textOf('changes.another-by-now', { path: found.path });
  const stays = new Set([...folders, asked.net.steps[0]?.emptyFolder ?? '']);
  return await write(parts, { ...found, stays }, fileChanged);
}

/** Null: it is written; otherwise the reason why it is not. */
async function write(
  { workspace, keeper, onLateWrite }: TakeBackParts,
  { path: relative, now, wanted, stays }: Ready & { readonly stays: ReadonlySet<string> },
  fileChanged: (change: ChangedFile) => void,
): Promise<AnyText | null> {
  try {
    const path = await workspace.resolveEntry(relative);
    if (!isSamePath(path.relative, relative)) throw new StaleError(relative);
    const changed: ChangeKeeper['fileChanged'] = (change) => {
      keeper.fileChanged(change);
      fileChanged({ ...change, relativePath: relative });
    };
    const own = { ...keeper, fileChanged: changed };
    const late = await putVersion(workspace, path, { shown: now, wanted, keeper: own });
    if (late !== null) onLateWrite(relative, late);
    if (wanted === null) await removeEmptyParents(workspace, path, stays);
    return null;
  } catch (error) {
    if (error instanceof StaleError) return textOf('changes.another-by-now', { path: relative });
    return toldOf(error);
  }
}

type Done = {
  readonly itemId: string;
  readonly of: ChangeRange;
  readonly partly: readonly string[];
  readonly changes: readonly ChangedFile[];
  readonly kept: readonly Kept[];
};

async function journal({ log, now }: TakeBackParts, done: Done): Promise<void> {
  const { itemId, of, partly, changes, kept } = done;
  const at = now();
  const files = changes.map(({ relativePath }) => relativePath).sort();
  const changed = changes.map((change) => ({
    type: 'file-changed' as const,
    callId: itemId,
    at,
    ...change,
  }));
  const item = {
    kind: 'taken-back' as const,
    id: itemId,
    at,
    files,
    kept: kept.map(({ path }) => path),
    of,
    partly: files.filter((path) => partly.includes(path)),
  };
  const { items, calls, undone } = log.state();
  const own = changes.map((change) => ({ ...change, callId: itemId, at, turn: null }));
  const all = [...log.changes().all, ...own];
  const told = {
    ...item,
    undone: newlyUndone(undone, whatIsUndone({ all, items: [...items, item], calls })),
  };
  const text = isDoneAgain(item, items) ? toldOfDoingAgain(files) : toldToModel(files);
  await log.append(
    {
      events: [...changed, { type: 'item-added', item: told }],
      records: files.length === 0 ? [] : [{ role: 'note', text }],
    },
    'synced',
  );
}

/** The note for the model, sent with its next message. */
export function toldToModel(files: readonly string[]): string {
  return (
    'The user undid changes in these files; your changes, or those of your commands, are gone. ' +
    `Read them again before you rely on their content, and do not make the same changes again unasked:\n${listed(files)}`
  );
}

function toldOfDoingAgain(files: readonly string[]): string {
  return (
    'The user undid changes in these files and then redid them. ' +
    `Read them again before you rely on their content:\n${listed(files)}`
  );
}

function listed(files: readonly string[]): string {
  return files.map((file) => `- ${file}`).join('\n');
}
