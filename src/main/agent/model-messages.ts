import { tooDeepAt } from '@shared/base/json-depth';
import type { ModelRecord } from '../storage/chats/chat-log';
import { type Attached, saidContent } from './attached-content';
import type { ContentPart, ModelMessage, WireCall } from './model/kit/model';

// The messages of a request, made from a chat's records. Pure. Each call is directly followed by its one result, even
// if records are missing or out of order.

export type MessagesOptions = {
  readonly system: string;
  readonly accepts: Accepts;
  /** The contents of attachments, by id. */
  readonly attached?: Attached;
};

/** The kinds of content that the model accepts besides text. */
export type Accepts = { readonly images: boolean; readonly files: boolean };

type ResultRecord = Extract<ModelRecord, { role: 'result' }>;
type AssistantRecord = Extract<ModelRecord, { role: 'assistant' }>;
type Content = ResultRecord['content'];
type MediaPart = Exclude<Exclude<Content, string>[number], { kind: 'text' }>;
type Results = (callId: string) => Content;

const neverRan = 'Not executed: the application ended before this call could run.';
/** Several servers refuse an empty result. */
const noOutput = '[Nothing was returned.]';
const trimmedOutput = '[This output was left out to make room. Call the tool again if it is needed.]';

export function modelMessages(records: readonly ModelRecord[], options: MessagesOptions): ModelMessage[] {
  const { messages } = conversationOf(records, options);
  return [{ role: 'system', content: options.system }, ...messages];
}

type Conversation = {
  readonly accepts: Accepts;
  attached: Attached;
  /** The number of records that are already in it. */
  count: number;
  readonly contents: Map<string, Content>;
  readonly messages: ModelMessage[];
};

/** By a chat's records, which only grow at their end: each record becomes a message once. */
const conversations = new WeakMap<readonly ModelRecord[], Conversation>();

function conversationOf(
  records: readonly ModelRecord[],
  { accepts, attached = new Map() }: MessagesOptions,
): Conversation {
  const known = conversations.get(records);
  const goesOn =
    known &&
    isSameKind(known.accepts, accepts) &&
    !tellsChange(records[known.count]) &&
    onlyAdds(records.slice(known.count));
  const { images, files } = accepts;
  const conversation = goesOn
    ? known
    : { accepts: { images, files }, attached, count: 0, contents: new Map(), messages: [] };
  conversation.attached = attached;
  conversations.set(records, conversation);
  extend(conversation, records);
  return conversation;
}

/**
 * After a refusal of images, for example, every message is made again without them. The server must then read the whole
 * conversation again, but otherwise it would refuse every later request.
 */
function isSameKind(one: Accepts, other: Accepts): boolean {
  return one.images === other.images && one.files === other.files;
}

/** Whether the added records leave all earlier messages unchanged. */
function onlyAdds(added: readonly ModelRecord[]): boolean {
  const calls = new Set(
    added.flatMap((record) => (record.role === 'assistant' ? record.calls : [])).map(({ id }) => id),
  );
  return added.every((record) =>
    record.role === 'result' ? calls.has(record.callId) : !rewriting.has(record.role),
  );
}

const rewriting: ReadonlySet<string> = new Set(['summary', 'trimmed', 'unkept']);

function extend(conversation: Conversation, records: readonly ModelRecord[]): void {
  const added = records.slice(conversation.count);
  readResults(added, conversation.contents);
  const results: Results = (callId) => conversation.contents.get(callId) ?? neverRan;
  for (const record of inOrderSent(sinceSummary(withoutRefused(added))))
    for (const message of messagesOf(record, results, conversation)) join(conversation.messages, message);
  conversation.count = records.length;
}

/** Removes stored reasoning data from all replies before the point at which the server refused it. */
function withoutRefused(records: readonly ModelRecord[]): readonly ModelRecord[] {
  const refused = records.findLastIndex(({ role }) => role === 'unkept');
  return records.map((record, index) => {
    if (index >= refused || record.role !== 'assistant' || !record.origin) return record;
    const { kept: _, ...origin } = record.origin;
    return { ...record, origin };
  });
}

/**
 * A note that came while a reply was written follows that reply, so that the part already sent stays the same. A note
 * about a changed fact comes before the message it was sent with.
 */
function inOrderSent(records: readonly ModelRecord[]): readonly ModelRecord[] {
  const ordered: ModelRecord[] = [];
  const notes: ModelRecord[] = [];
  for (const record of records) {
    if (tellsChange(record)) {
      const answered = ordered.findLastIndex(({ role }) => role !== 'user');
      ordered.splice(answered + 1, 0, ...notes.splice(0), record);
    } else if (record.role === 'note') notes.push(record);
    else if (record.role === 'assistant') {
      const heard = notes.splice(0, notes.length - (record.late ?? 0));
      ordered.push(...heard, record);
    } else if (record.role === 'user') ordered.push(...notes.splice(0), record);
    else ordered.push(record);
  }
  return [...ordered, ...notes];
}

function tellsChange(record: ModelRecord | undefined): boolean {
  return record?.role === 'note' && record.told !== undefined;
}

/** The records that the model still sees: the newest summary and all later records. */
export function sinceSummary(records: readonly ModelRecord[]): readonly ModelRecord[] {
  const summary = records.findLastIndex((record) => record.role === 'summary');
  return summary === -1 ? records : records.slice(summary);
}

function readResults(records: readonly ModelRecord[], contents: Map<string, Content>): void {
  for (const record of records) {
    if (record.role === 'result') contents.set(record.callId, record.content);
    // Only results before this record are trimmed.
    if (record.role === 'trimmed') for (const callId of record.callIds) contents.set(callId, trimmedOutput);
  }
}

type Taking = Pick<Conversation, 'accepts' | 'attached'>;

function messagesOf(record: ModelRecord, results: Results, { accepts, attached }: Taking): ModelMessage[] {
  switch (record.role) {
    case 'user':
      return [{ role: 'user', content: saidContent(record, { attached, images: accepts.images }) }];
    case 'note':
      return [{ role: 'user', content: `Note from Pilotfish, not from the user: ${record.text}` }];
    case 'summary':
      return [{ role: 'user', content: `Older turns were replaced by this summary:\n\n${record.text}` }];
    case 'assistant':
      return assistantMessages(record, results, accepts);
    case 'result':
    case 'nested-calls':
    case 'nested-result':
    case 'agent-said':
    case 'trimmed':
    case 'unkept':
    case 'edited':
    case 'granted':
    case 'read-as':
    case 'source':
    case 'seen':
    case 'prefix':
      return [];
  }
}

function assistantMessages(record: AssistantRecord, results: Results, accepts: Accepts): ModelMessage[] {
  if (record.calls.length === 0)
    return record.text.trim() || record.origin?.kept !== undefined
      ? [{ role: 'assistant', content: record.text, ...originOf(record) }]
      : [];
  const contents = record.calls.map((call) => ({ call, content: results(call.id) }));
  const media = contents.flatMap(({ content }) => mediaOf(content)).filter((part) => isTaken(part, accepts));
  return [
    {
      role: 'assistant',
      content: record.text,
      tool_calls: record.calls.map(wireCall),
      ...originOf(record),
    },
    ...contents.map(({ call, content }) => ({
      role: 'tool' as const,
      tool_call_id: call.id,
      content: textOf(content, accepts).trim() === '' ? noOutput : textOf(content, accepts),
    })),
    ...(media.length > 0 ? [{ role: 'user' as const, content: media.map(contentPart) }] : []),
  ];
}

function originOf({ origin }: AssistantRecord) {
  return origin && { origin };
}

type RecordedCall = AssistantRecord['calls'][number];

/** Some servers parse the arguments of earlier calls. They fail if these are no JSON object or nested too deep. */
function wireCall(call: RecordedCall): WireCall {
  const args = isJsonObject(call.arguments)
    ? call.arguments
    : JSON.stringify({ invalid_json: call.arguments });
  return { id: call.id, type: 'function', function: { name: sendableName(call.name), arguments: args } };
}

/** A model may write a name that its server later refuses: `functions.read_file`. */
function sendableName(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 64) || 'unnamed';
}

function isJsonObject(text: string): boolean {
  if (tooDeepAt(text) !== null) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A `tool` message can contain only text; images and files follow in a separate message. */
function textOf(content: Content, accepts: Accepts): string {
  if (typeof content === 'string') return content;
  const lines = content.map((part) => {
    if (part.kind === 'text') return part.text;
    return isTaken(part, accepts)
      ? `[${part.kind} ${part.name}: in the next message]`
      : `[${part.kind} ${part.name}: not shown, this model cannot take ${part.kind}s]`;
  });
  return lines.join('\n');
}

function isTaken(part: MediaPart, accepts: Accepts): boolean {
  return part.kind === 'image' ? accepts.images : accepts.files;
}

function mediaOf(content: Content): MediaPart[] {
  return typeof content === 'string' ? [] : content.filter((part) => part.kind !== 'text');
}

function contentPart(part: MediaPart): ContentPart {
  const url = `data:${part.mimeType};base64,${part.base64}`;
  return part.kind === 'image'
    ? { type: 'image_url', image_url: { url } }
    : { type: 'file', file: { filename: part.name, file_data: url } };
}

/** Many chat templates require alternating user and assistant messages. */
function join(messages: ModelMessage[], message: ModelMessage): void {
  const last = messages.at(-1);
  if (last?.role === 'user' && message.role === 'user')
    messages[messages.length - 1] = { role: 'user', content: joinContents(last.content, message.content) };
  else messages.push(message);
}

/** The same messages, followed by a text of the application. */
export function messagesWith(messages: readonly ModelMessage[], text: string): ModelMessage[] {
  const all = [...messages];
  join(all, { role: 'user', content: text });
  return all;
}

type UserContent = string | readonly ContentPart[];

function joinContents(first: UserContent, second: UserContent): UserContent {
  if (typeof first === 'string' && typeof second === 'string') return `${first}\n\n${second}`;
  return [...asParts(first), ...asParts(second)];
}

function asParts(content: UserContent): readonly ContentPart[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}
