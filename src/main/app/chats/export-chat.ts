import path from 'node:path';
import type { ChatState, Item } from '@shared/chat/chat';
import type { ExportedChat, ExportFormat } from '@shared/chat/found-chats';
import { markdownTime, messageWithHead } from '@shared/chat/message-markdown';
import { AppError } from '@shared/errors';
import { type AnyText, type Param, type Text, textOf, words } from '@shared/texts/text';
import { visibleName } from '../../base/visible-name';
import { readChatFile } from '../../storage/chats/chat-file';
import type { ModelRecord } from '../../storage/chats/chat-log';
import { inputsIn } from '../../storage/chats/chat-reading';
import { chatPath } from '../../storage/chats/open-chat-log';
import { rebuildChat } from '../../storage/chats/rebuild-chat';

// Exports a chat from its file, also while another process writes it: Markdown for readers, or JSON with every call and
// its result for the model.

/** A larger text would exceed the channel to a window. */
const mostCharacters = 24 * 1024 * 1024;

export type ChatToExport = {
  /** The folder that contains the chat's file. */
  readonly folder: string;
  /** The root of its project. */
  readonly root: string;
  readonly id: string;
  readonly format: ExportFormat;
};

/** AppError `not-found`, `too-large`. */
export async function exportChat({ folder, root, id, format }: ChatToExport): Promise<ExportedChat> {
  const { entries } = await readChatFile(chatPath(folder, id));
  if (entries.length === 0) throw new AppError('not-found', textOf('chat.none', { id }));
  const chat = rebuildChat(
    id,
    entries.flatMap(({ events = [] }) => events),
  );
  const records = entries.flatMap((entry) => entry.records ?? []);
  const text = format === 'markdown' ? markdownOf(insideProject(chat, root)) : jsonOf(chat, records);
  if (text.length > mostCharacters) throw new AppError('too-large', textOf('chat.too-long-to-export'));
  const name = fileName(chat.title);
  return format === 'markdown'
    ? { name: `${name}.md`, mimeType: 'text/markdown', text }
    : { name: `${name}.json`, mimeType: 'application/json', text };
}

function markdownOf(chat: ChatState): string {
  const parts = chat.items.map((item) => messageWithHead(item, chat)).filter((part) => part !== '');
  return `${[`# ${titleOf(chat)}`, words('chat-export.begun', { at: markdownTime(chat.createdAt) }), ...parts].join('\n\n')}\n`;
}

type Told = Extract<ModelRecord, { role: 'result' | 'nested-result' }>;

function jsonOf(chat: ChatState, records: readonly ModelRecord[]): string {
  const { title, createdAt, updatedAt, items, calls, todos, changedFiles } = chat;
  const told = records.filter((record): record is Told => 'content' in record && record.role !== 'edited');
  const exported = {
    format: 'pilotfish-chat',
    version: 1,
    title,
    createdAt,
    updatedAt,
    items,
    calls,
    /** By the ids of the calls: the model's arguments, and their results. */
    inputs: Object.fromEntries(inputsIn(records)),
    results: Object.fromEntries(told.map(({ callId, content }) => [callId, content])),
    todos,
    changedFiles,
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}

function titleOf({ title }: ChatState): string {
  return title.trim() === '' ? words('chat-panel.new-chat') : title;
}

/** A file name that every system accepts. */
function fileName(title: string): string {
  const plain = title
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return plain.slice(0, 80).replace(/[. ]+$/, '') || 'chat';
}

// Makes the paths of a chat relative to its project, for readers elsewhere.

/**
 * The chat with every path of the project relative to `root`, in the titles of its calls and in its notices. A model
 * writes both kinds of paths. Messages and commands stay unchanged.
 */
function insideProject(chat: ChatState, root: string): ChatState {
  const calls = Object.values(chat.calls).map((call) => ({ ...call, title: relativeIn(call.title, root) }));
  return {
    ...chat,
    calls: Object.fromEntries(calls.map((call) => [call.id, call])),
    items: chat.items.map((item) => ofItem(item, root)),
  };
}

function ofItem(item: Item, root: string): Item {
  return item.kind === 'notice' ? { ...item, text: relativeIn(item.text, root) } : item;
}

/** Parameters of texts that are always paths. */
const namesOfPaths: ReadonlySet<string> = new Set(['file', 'files', 'folder', 'path', 'paths']);

function relativeIn(told: AnyText, root: string): AnyText {
  return typeof told === 'string' ? told : relativeText(told, root);
}

function relativeText({ key, params }: Text, root: string): Text {
  const relative = Object.entries(params).map(([name, value]) => {
    const one = (param: Param) => relativeParam(name, param, root);
    return [name, isList(value) ? value.map(one) : one(value)] as const;
  });
  return { key, params: Object.fromEntries(relative) };
}

function isList(value: Param | readonly Param[]): value is readonly Param[] {
  return Array.isArray(value);
}

function relativeParam(name: string, value: Param, root: string): Param {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return relativeText(value, root);
  return namesOfPaths.has(name) ? relativePath(value, root) : value;
}

/** With `/`, and `.` for the project itself; paths outside stay unchanged. Names are escaped as in the window. */
function relativePath(given: string, root: string): string {
  if (!path.isAbsolute(given)) return given;
  const relative = path.relative(visibleName(root), given);
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) return given;
  return relative === '' ? '.' : relative.replaceAll(path.sep, '/');
}
