import type { ChatState, Item } from '@shared/chat';
import { AppError } from '@shared/errors';
import type { ExportedChat, ExportFormat } from '@shared/found-chats';
import { say, textOf, words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call';
import { readChatFile } from '../../storage/chats/chat-file';
import type { ModelRecord } from '../../storage/chats/chat-log';
import { chatPath } from '../../storage/chats/open-chat-log';
import { rebuildChat } from '../../storage/chats/rebuild-chat';

// Export of a chat as its file has it, whoever writes it now: Markdown to be read by people, JSON with every call and
// what the model was told of it.

/** More would not fit through the channel to a window. */
const mostCharacters = 24 * 1024 * 1024;

/** AppError `not-found`, `too-large`. */
export async function exportChat(folder: string, id: string, format: ExportFormat): Promise<ExportedChat> {
  const { entries } = await readChatFile(chatPath(folder, id));
  if (entries.length === 0) throw new AppError('not-found', textOf('chat.none', { id }));
  const chat = rebuildChat(
    id,
    entries.flatMap(({ events = [] }) => events),
  );
  const records = entries.flatMap((entry) => entry.records ?? []);
  const text = format === 'markdown' ? markdownOf(chat) : jsonOf(chat, records);
  if (text.length > mostCharacters) throw new AppError('too-large', textOf('chat.too-long-to-export'));
  const name = fileName(chat.title);
  return format === 'markdown'
    ? { name: `${name}.md`, mimeType: 'text/markdown', text }
    : { name: `${name}.json`, mimeType: 'application/json', text };
}

function markdownOf(chat: ChatState): string {
  const parts = chat.items.map((item) => itemText(item, chat.calls)).filter((part) => part !== '');
  return `${[`# ${titleOf(chat)}`, words('chat-export.begun', { at: timeOf(chat.createdAt) }), ...parts].join('\n\n')}\n`;
}

function itemText(item: Item, calls: ChatState['calls']): string {
  switch (item.kind) {
    case 'user':
      return headed(words('chat-export.person'), item.at, [item.text]);
    case 'assistant':
      return headed(item.model, item.at, [item.text, callLines(item.callIds, calls)]);
    case 'summary':
      return headed(words('chat-export.summary'), item.at, [item.text]);
    case 'notice':
      return `> ${say(item.text).replaceAll('\n', '\n> ')}`;
  }
}

/** Nothing for a message that says nothing. */
function headed(who: string, at: number, parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter((part) => part !== '');
  return said.length === 0 ? '' : [`## ${who} · ${timeOf(at)}`, ...said].join('\n\n');
}

function callLines(ids: readonly string[], calls: ChatState['calls']): string {
  return ids.flatMap((id) => (calls[id] ? [callLine(calls[id])] : [])).join('\n');
}

function callLine({ displayName, title, phase }: ToolCall): string {
  const name = displayName === '' ? '' : `**${say(displayName)}** `;
  return `- ${name}${say(title).replaceAll(/\s+/g, ' ')} (${words(`chat-export.${phase.phase}`)})`;
}

type Told = Extract<ModelRecord, { role: 'result' | 'nested-result' }>;

function jsonOf(chat: ChatState, records: readonly ModelRecord[]): string {
  const { title, createdAt, updatedAt, items, calls, todos, changedFiles } = chat;
  const given = records.flatMap((record) => ('calls' in record ? record.calls : []));
  const told = records.filter((record): record is Told => 'content' in record && record.role !== 'edited');
  const exported = {
    ...{ format: 'pilotfish-chat', version: 1, title, createdAt, updatedAt, items, calls },
    /** By the ids of the calls: what the model asked for, and what it was told. */
    inputs: Object.fromEntries(given.map((call) => [call.id, call.arguments])),
    results: Object.fromEntries(told.map(({ callId, content }) => [callId, content])),
    ...{ todos, changedFiles },
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}

function titleOf({ title }: ChatState): string {
  return title.trim() === '' ? words('chat-panel.new-chat') : title;
}

/** As every system takes it. */
function fileName(title: string): string {
  const plain = title
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return plain.slice(0, 80).replace(/[. ]+$/, '') || 'chat';
}

/** `2026-11-22 16:40`, in UTC: an exported chat is read anywhere. */
function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
