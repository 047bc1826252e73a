import type { Attachment } from '../attachments/attachment';
import { say, words } from '../texts/text';
import type { ToolCall } from '../tool-call/tool-call';
import { changesLine, takenBackLine } from './changes-line';
import type { ChatState, Item } from './chat';

// Markdown of messages: the text as it was written, and each tool call as one line.

/** The loaded part of the message's chat. */
type ChatTold = Readonly<Pick<ChatState, 'calls'>> & { readonly items: readonly Item[] };

/** With the author and the time as a heading; empty for a message without text. */
export function messageWithHead(item: Item, chat: ChatTold): string {
  const said = messageMarkdown([item], chat);
  const who = speakerOf(item);
  return who === null || said === '' ? said : `## ${who} · ${markdownTime(item.at)}\n\n${said}`;
}

/** Of one message, or of several that appear as one. */
export function messageMarkdown(items: readonly Item[], chat: ChatTold): string {
  const parts = items.flatMap((item) => partsOf(item, chat));
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

function speakerOf(item: Item): string | null {
  switch (item.kind) {
    case 'user':
      return words('chat-export.person');
    case 'assistant':
      return item.model;
    case 'summary':
      return words('chat-export.summary');
    case 'notice':
    case 'begun-from':
    case 'changes':
    case 'taken-back':
      return null;
  }
}

function partsOf(item: Item, { items, calls }: ChatTold): readonly string[] {
  switch (item.kind) {
    case 'user':
      return [item.text, fileLines(item.attachments)];
    case 'summary':
      return [item.text];
    case 'assistant':
      return [item.text, callLines(item.callIds, calls)];
    case 'notice':
      return [`> ${say(item.text).replaceAll('\n', '\n> ')}`];
    case 'begun-from':
      return [`> ${words('chat-begun.from', { title: item.title })}`];
    case 'changes':
      return [`> ${changesLine(item)}`];
    case 'taken-back':
      return [`> ${takenBackLine(item, items)}`];
  }
}

/** Only their names. Their content stays next to the chat. */
function fileLines(attachments: readonly Attachment[] = []): string {
  return attachments
    .map(
      ({ name, size }) =>
        `- ${words('chat-export.file', { name: name.replaceAll(/\p{C}/gu, '�'), bytes: size })}`,
    )
    .join('\n');
}

function callLines(ids: readonly string[], calls: ChatState['calls']): string {
  return ids.flatMap((id) => (calls[id] ? [callLine(calls[id])] : [])).join('\n');
}

function callLine({ displayName, title, phase }: ToolCall): string {
  const name = displayName === '' ? '' : `**${say(displayName)}** `;
  return `- ${name}${say(title).replaceAll(/\s+/g, ' ')} (${words(`chat-export.${phase.phase}`)})`;
}

/** `2026-11-22 16:40`, in UTC, because the reader may be anywhere. */
export function markdownTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
