import type { ChangedEntry, TakenBack } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import type { Item } from '@shared/chat/chat';
import { type AnyText, say, words } from '@shared/texts/text';
import type { ChatChanges } from '../app/changes/chat-changes';
import { openChanges } from '../app/changes/open-changes';
import type { OpenProject } from '../app/open-project';
import { plainHost } from '../app/parts/plain-host';
import { startApp } from '../app/start-app';
import { visibleName } from '../base/visible-name';
import type { Command } from '../cli/arguments';
import type { Shell } from '../cli/shell';
import type { ChatLog } from '../storage/chats/chat-log';
import { listChats } from '../storage/chats/list-chats';
import { openChatLog } from '../storage/chats/open-chat-log';

// `pilotfish undo`: undoes the changes of a turn or a call, unless they were changed since. It leaves the chat's agent
// idle and decides no waiting question.

export type UndoOptions = Omit<Extract<Command, { kind: 'undo' }>, 'kind'>;

/** The exit code: 0 if everything was undone, 1 if something remained, 2 if the chat, turn or call is missing. */
export async function runUndo(options: UndoOptions, shell: Shell): Promise<number> {
  const app = await startApp({ host: plainHost, env: shell.env, version: shell.version, unattended: true });
  try {
    const project = await app.projects.open(options.folder);
    const id = options.chat ?? (await newestChat(project));
    if (id === null || !project.chats.has(id)) {
      shell.complain(id === null ? words('cli.no-chats') : words('cli.no-such-chat', { chat: id }));
      return 2;
    }
    const { folder } = project.chats;
    const log = await openChatLog({ folder, id, store: app.store, now: app.now });
    try {
      const changes = openChanges(
        { workspace: project.workspace, parts: app, folder, chats: project.chats },
        log,
      );
      await changes.settle();
      return options.lists
        ? await list({ log, changes }, options, shell)
        : await undo({ log, changes }, options, shell);
    } finally {
      await log.close();
    }
  } finally {
    await app.close();
  }
}

async function newestChat({ chats: { folder } }: OpenProject): Promise<string | null> {
  const { chats } = await listChats(folder);
  return chats.find(({ shelf }) => shelf !== 'quick-ask')?.id ?? null;
}

type Chat = { readonly log: ChatLog; readonly changes: ChatChanges };
type Turn = { readonly number: number; readonly item: Extract<Item, { kind: 'user' }> };

/** Counted from 1. */
function turnsOf({ log }: Chat): readonly Turn[] {
  return log
    .state()
    .items.filter((item) => item.kind === 'user')
    .map((item, at) => ({ number: at + 1, item }));
}

async function list(chat: Chat, { output }: UndoOptions, { print }: Shell): Promise<number> {
  const turns = [];
  for (const { number, item } of turnsOf(chat)) {
    const { files } = await chat.changes.list({ kind: 'turn', itemId: item.id });
    if (files.length > 0) turns.push({ number, message: item.text, files });
  }
  if (output === 'json') {
    const shown = turns.map(({ number, message, files }) => ({
      turn: number,
      message,
      files: files.map(reportOf),
    }));
    print(JSON.stringify({ chat: chat.log.id, turns: shown }));
    return 0;
  }
  if (turns.length === 0) print(words('cli.undo-none'));
  for (const { number, message, files } of turns) {
    print(words('cli.undo-turn', { number, message: firstLine(message) }));
    for (const file of files) print(fileLine(file));
  }
  return 0;
}

const longestMessage = 80;

function firstLine(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return visibleName(line.length > longestMessage ? `${line.slice(0, longestMessage - 1)}…` : line);
}

function fileLine({ path, became, added, removed }: ChangedEntry): string {
  return words('cli.undo-file', {
    file: visibleName(path),
    became: words(`cli.became-${became}`),
    added,
    removed,
  });
}

function reportOf({ path, became, added, removed, undo: preview }: ChangedEntry) {
  const why = preview.kind === 'kept' ? { why: say(preview.why) } : {};
  const conflicts = preview.kind === 'back' ? preview.conflicts.length : 0;
  return { path, became, added, removed, undo: preview.kind, ...(conflicts > 0 && { conflicts }), ...why };
}

type Kept = { readonly path: string; readonly why: AnyText };

async function undo(chat: Chat, options: UndoOptions, shell: Shell): Promise<number> {
  const range = await rangeOf(chat, options);
  if (range === null) {
    shell.complain(notThere(options));
    return 2;
  }
  const { files, leftOut, ignored, unknown } = await chat.changes.list(range);
  const back = files.flatMap(({ path, undo: preview }) =>
    preview.kind === 'back' ? [{ path, hash: preview.hash, over: false }] : [],
  );
  const kept: Kept[] = files.flatMap(({ path, undo: preview }) =>
    preview.kind === 'kept' ? [{ path, why: preview.why }] : [],
  );
  const inPart = files.flatMap(({ path, undo: preview }) =>
    preview.kind === 'back' && (preview.conflicts.length > 0 || preview.stops !== null) ? [path] : [],
  );
  const taken: TakenBack = options.dryRun
    ? { itemId: null, files: back.map(({ path }) => path), kept: [] }
    : await chat.changes.takeBack(range, { files: back, whileRunning: false });
  tell({ files: taken.files, kept: [...kept, ...taken.kept], inPart, chat: chat.log.id }, options, shell);
  if (options.output === 'text') {
    for (const why of unknown) shell.complain(say(why));
    if (ignored.length > 0) shell.complain(words('cli.undo-ignored', { files: ignored.map(visibleName) }));
    if (leftOut.length > 0) shell.complain(words('cli.undo-left-out', { files: leftOut.map(visibleName) }));
  }
  return kept.length + taken.kept.length + inPart.length === 0 ? 0 : 1;
}

/** Null if there is no such turn or call. Without a choice, the newest turn that changed something. */
async function rangeOf(chat: Chat, { turn, call }: UndoOptions): Promise<ChangeRange | null> {
  if (call !== null)
    return Object.hasOwn(chat.log.state().calls, call) ? { kind: 'call', callId: call } : null;
  const turns = turnsOf(chat);
  if (turn !== null) {
    const found = turns.find(({ number }) => number === turn);
    return found ? { kind: 'turn', itemId: found.item.id } : null;
  }
  const changed = new Set(chat.log.changes().all.map((change) => change.turn));
  const newest = turns.findLast(({ item }) => changed.has(item.id));
  return newest ? { kind: 'turn', itemId: newest.item.id } : null;
}

function notThere({ turn, call }: UndoOptions): string {
  if (call !== null) return words('cli.no-such-call', { call });
  return turn === null ? words('cli.undo-none') : words('cli.no-such-turn', { turn });
}

type Outcome = {
  readonly chat: string;
  readonly files: readonly string[];
  readonly kept: readonly Kept[];
  /** Files that were undone except for the places that changed since. */
  readonly inPart: readonly string[];
};

function tell(
  { chat, files, kept, inPart }: Outcome,
  { output, dryRun }: UndoOptions,
  { print, complain }: Shell,
): void {
  if (output === 'json') {
    const stayed = kept.map(({ path, why }) => ({ path, why: say(why) }));
    print(JSON.stringify({ chat, dryRun, takenBack: files, inPart, kept: stayed }));
    return;
  }
  const partly = new Set(inPart);
  for (const path of files) {
    const file = visibleName(path);
    if (partly.has(path)) print(words(dryRun ? 'cli.would-undo-in-part' : 'cli.undone-in-part', { file }));
    else print(words(dryRun ? 'cli.would-undo' : 'cli.undone', { file }));
  }
  for (const { path, why } of kept) complain(words('cli.undo-kept', { file: visibleName(path), why }));
  if (files.length === 0 && kept.length === 0) print(words('cli.undo-none'));
}
