import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import type { ChangedFile, JournaledChatEvent } from '@shared/chat/chat';
import { takeApart } from '@shared/hunks/hunks';
import { sayInEnglish } from '@shared/texts/text';
import { createStore } from '@shared/wire/store';
import { hashOf } from '../../../base/files/content-hash';
import { gitPath } from '../../../base/processes/git';
import { seeded } from '../../../base/testing/seeded';
import { createCommandChanges } from '../../../changes/command-changes';
import { keepChanges } from '../../../changes/keep-changes';
import { keepDeletedFile } from '../../../project/keep-deleted';
import type { ChangeKeeper } from '../../../project/old-version';
import { removeFile } from '../../../project/remove-file';
import { readForDeletion, readTextFile, writeTextFile } from '../../../project/text-file';
import { createWorkspace } from '../../../project/workspace';
import { createSnapshots } from '../../../snapshots/snapshots';
import { createKeptContents } from '../../../storage/chats/kept-contents';
import { openChatLog } from '../../../storage/chats/open-chat-log';
import { chatChanges } from '../chat-changes';
import { disturb, type Entry, edited, filesIn, linesOf, plant } from './random-files';

// For tests: a project in which tools, commands and the user change files at random, seeded. The changes of the model
// and its commands are undone in any order. Files, journal, snapshots and stored contents are real.

const quiet = { tellOthers: async () => {}, running: () => 0, onLateWrite: () => {} };

export type RandomProject = {
  /** The initial files. */
  readonly before: ReadonlyMap<string, Entry>;
  /** Names of files that the user changed. */
  readonly touched: ReadonlySet<string>;
  files(): Promise<ReadonlyMap<string, Entry>>;
  /** The user's lines in all files. */
  linesOfPerson(): Promise<readonly string[]>;
  change(): Promise<void>;
  undoSome(): Promise<void>;
  undoAll(): Promise<void>;
  close(): Promise<void>;
};

export async function openRandomProject(folder: string, seed: number): Promise<RandomProject> {
  const random = seeded(seed);
  const root = join(folder, 'project');
  await mkdir(root, { recursive: true });
  await plant(root, random);
  const before = await filesIn(root);
  const place = await openPlace(folder, random);
  await say(place, 'first');
  const changing = [tool, tool, command, person, (of: Place) => say(of, of.nextId())];
  const undoing = [undoHunks, (of: Place) => undo(of, 'some'), (of: Place) => undo(of, 'all'), reopen];
  return {
    before,
    touched: place.touched,
    files: () => filesIn(root),
    async linesOfPerson() {
      const files = [...(await filesIn(root)).values()];
      return files.flatMap(({ content }) => linesOf(content)).filter(isOfPerson);
    },
    async change() {
      for (let at = random.below(3); at >= 0; at -= 1) await (random.of(changing) ?? tool)(place);
    },
    undoSome: async () => await (random.of(undoing) ?? undoHunks)(place),
    undoAll: () => undo(place, 'all', { kind: 'chat' }),
    close: () => place.chat.log.close(),
  };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

async function openPlace(folder: string, random: ReturnType<typeof seeded>) {
  const root = join(folder, 'project');
  const workspace = await createWorkspace(root);
  const contents = createKeptContents(join(folder, 'contents'));
  const git = (await gitPath()) ?? '';
  const snapshots = createSnapshots({ git, root, folder: join(folder, 'snapshots') });
  // On a busy machine, a snapshot can take longer than a command waits for it.
  const commands = createCommandChanges(
    async () => snapshots,
    () => new Promise(() => {}),
  );
  const keeper: ChangeKeeper = {
    keepContent: contents.keep,
    keepCopy: (path, content) => keepDeletedFile(join(folder, 'deleted'), path, content),
    fileChanged: commands.wrote,
    lookAgain: ({ handle }) => void handle.close(),
  };
  const open = async (isNew: boolean) => {
    const create = isNew ? { create: { title: '', model: null, mode: { kind: 'ask' as const } } } : {};
    const log = await openChatLog({ folder, id: 'chat', store: createStore(), now: Date.now, ...create });
    const own = { log, workspace, contents, keeper, now: Date.now, ...quiet };
    const changes = chatChanges(own);
    await changes.settle();
    return { log, changes };
  };
  let count = 0;
  const nextId = () => {
    count += 1;
    return `c${count}`;
  };
  const touched = new Set<string>();
  const opened = { chat: await open(true) };
  return Object.assign(opened, {
    random,
    root,
    workspace,
    contents,
    snapshots,
    commands,
    keeper,
    open,
    nextId,
    touched,
  });
}

async function reopen(place: Place): Promise<void> {
  await place.chat.log.close();
  place.chat = await place.open(false);
}

async function say({ chat }: Place, id: string): Promise<void> {
  await chat.log.append({ events: [{ type: 'item-added', item: { kind: 'user', id, at: 0, text: id } }] });
}

async function journal({ chat }: Place, callId: string, made: readonly ChangedFile[]): Promise<void> {
  const events = made.map((change): JournaledChatEvent => ({ type: 'file-changed', callId, ...change }));
  await chat.log.append({ events: [callAdded(callId), ...events] });
}

function callAdded(id: string): JournaledChatEvent {
  const display = { kind: 'text' as const, text: '' };
  const allowance = { by: 'read-only' as const };
  const phase = { phase: 'done' as const, allowance, durationMs: 0, display, preview: '' };
  const call = { id, messageId: 'm', tool: 't', displayName: 't', title: 't', inputPreview: '', phase };
  return { type: 'call-added', call };
}

async function anyFile({ root, random }: Place): Promise<string> {
  return random.of([...(await filesIn(root)).keys()]) ?? 'first.txt';
}

async function tool(place: Place): Promise<void> {
  const { random, workspace, keeper, nextId } = place;
  const made: ChangedFile[] = [];
  const fileChanged = (change: ChangedFile) => {
    made.push(change);
    keeper.fileChanged(change);
  };
  const own = { ...keeper, fileChanged };
  const name = random.chance(0.3) ? `new/${nextId()}.txt` : await anyFile(place);
  const path = await workspace.resolveEntry(name);
  const stats = await workspace.stat(path);
  // Tools do not edit these files.
  if (stats?.isSymbolicLink() || name.startsWith('bytes')) return;
  if (random.chance(0.15) && stats !== null) {
    const removal = { keeper: own, signal: new AbortController().signal };
    await removeFile(workspace, path, { base: await readForDeletion(workspace, path), ...removal });
  } else {
    const base = await readTextFile(workspace, path);
    await writeTextFile(workspace, path, { base, text: edited(base.text, nextId(), random), keeper: own });
  }
  await journal(place, nextId(), made);
}

async function command(place: Place): Promise<void> {
  const { random, root, commands, snapshots, contents, nextId } = place;
  const id = nextId();
  const watched = await commands.begin(id, new AbortController().signal);
  for (let at = random.below(4); at >= 0; at -= 1) await disturb(root, random, nextId());
  if (random.chance(0.2)) await person(place);
  const seen = await watched.end();
  if (seen.unknown !== null)
    throw new Error(`the changes of ${id} are unknown: ${sayInEnglish(seen.unknown)}`);
  const { changes } = await keepChanges(seen, { snapshots, contents });
  await journal(place, id, changes);
}

/** Adds a recognisable line of the user, as a save in the window does. */
async function person(place: Place): Promise<void> {
  const { random, root, commands, touched, nextId } = place;
  const name = random.chance(0.2) ? `mine/${nextId()}.txt` : await anyFile(place);
  const path = join(root, name);
  const stats = await lstat(path).catch(() => null);
  if (stats?.isSymbolicLink()) return;
  const old = await readFile(path).catch(() => null);
  const lines = linesOf(old?.toString('latin1') ?? '');
  const line = `of the user ${nextId()}\n`;
  const bytes = Buffer.from(lines.toSpliced(random.below(lines.length + 1), 0, line).join(''), 'latin1');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  touched.add(name);
  commands.wrote({ relativePath: name, before: old && hashOf(old), after: hashOf(bytes) });
}

function isOfPerson(line: string): boolean {
  return line.startsWith('of the user');
}

async function undo(place: Place, what: 'some' | 'all', given?: ChangeRange): Promise<void> {
  const { chat, random } = place;
  const range = given ?? random.of(rangesOf(place)) ?? { kind: 'chat' };
  const { files } = await chat.changes.list(range);
  // The undo of half a renaming, or the redo of a deletion, removes a file. Users do not choose that for files with
  // their own lines.
  const mayGo = what === 'all' && range.kind !== 'undo';
  const isChosen = (goes: boolean) => (mayGo || !goes) && (what === 'all' || random.chance(0.6));
  const asked = files.flatMap(({ path, undo: preview }) =>
    preview.kind === 'back' && isChosen(preview.goes) ? [{ path, hash: preview.hash, over: false }] : [],
  );
  await chat.changes.takeBack(range, { files: asked, whileRunning: false });
}

function rangesOf({ chat }: Place): readonly ChangeRange[] {
  const { items, calls } = chat.log.state();
  const ofItems = items.flatMap(({ kind, id: itemId }): ChangeRange[] => {
    if (kind === 'taken-back') return [{ kind: 'undo', itemId }];
    return kind === 'user'
      ? [
          { kind: 'turn', itemId },
          { kind: 'from', itemId },
        ]
      : [];
  });
  const ofCalls = Object.keys(calls).map((callId): ChangeRange => ({ kind: 'call', callId }));
  return [...ofItems, ...ofCalls, { kind: 'chat' }];
}

async function undoHunks({ chat, random, touched }: Place): Promise<void> {
  const range = { kind: 'chat' } as const;
  const { files } = await chat.changes.list(range);
  const file = random.of(files.filter(({ became }) => became === 'changed'));
  if (!file) return;
  const { before, now, hash, shown } = await chat.changes.sides(range, file.path);
  if (shown !== 'text' || before === null || now === null) return;
  // The user alone decides about hunks with their own lines; the random undo skips them.
  const lines = linesOf(now);
  const free = takeApart(before, now).hunks.filter(
    ({ afterStart, afterEnd }) => !lines.slice(afterStart, afterEnd).some(isOfPerson),
  );
  const hunks = free.filter(() => random.chance(0.5)).map(({ id }) => id);
  if (hunks.length === 0) return;
  touched.add(file.path);
  await chat.changes.takeBackHunks(range, { path: file.path, hash, hunks, whileRunning: false });
}
