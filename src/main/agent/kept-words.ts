import type { ChatState } from '@shared/chat/chat';
import type { ModelRecord } from '../storage/chats/chat-log';

// The part of a summary that Pilotfish adds to the model's text: the user's messages and the certain facts of the work.
// Pure.

export type UserRecord = Extract<ModelRecord, { role: 'user' }>;

/** The state of a chat's work that Pilotfish itself knows. */
export type WorkState = {
  /** In lines, from before the first change to now. */
  readonly changed: readonly { readonly path: string; readonly added: number; readonly removed: number }[];
  /** Commands that still run. */
  readonly commands: readonly string[];
};

/** The messages of the open turn, from its first one; empty if the model answered the last message. */
export function openMessages(records: readonly ModelRecord[]): readonly UserRecord[] {
  let open: UserRecord[] = [];
  let isAnswered = true;
  const known = new Set<string>();
  for (const record of records) {
    if (record.role === 'assistant') isAnswered = record.calls.length === 0;
    // After a summary, the records contain copies of the messages that remain.
    if (record.role !== 'user' || known.has(record.itemId)) continue;
    known.add(record.itemId);
    open = isAnswered ? [record] : [...open, record];
    isAnswered = false;
  }
  return isAnswered ? [] : open;
}

export type PinnedKept = {
  readonly text: string;
  /** Messages that exceed the room, oldest first. */
  readonly left: readonly MessageRecord[];
};

/** Pinned messages, oldest first, except `staying` ones: the newest that need at most `maxTokens`. */
export function pinnedKept(
  records: readonly ModelRecord[],
  { pinned, staying, maxTokens }: Keeping & { readonly pinned: ReadonlySet<string> },
): PinnedKept {
  const known = idsIn(staying);
  const all = distinct(
    records.filter(isMessage).filter(({ itemId }) => pinned.has(itemId) && !known.has(itemId)),
  );
  const kept = thatFit(all, maxTokens);
  const said = kept.map(({ role, text }) => `${role === 'user' ? 'The user' : 'You'}: ${text}`);
  return {
    text: section('Messages that the user pinned, word for word', said.join('\n\n---\n\n')),
    left: all.filter((record) => !kept.includes(record)),
  };
}

type Keeping = { readonly staying: readonly ModelRecord[]; readonly maxTokens: number };
type MessageRecord = Extract<ModelRecord, { role: 'user' | 'assistant' }>;

function isMessage(record: ModelRecord): record is MessageRecord {
  return record.role === 'user' || record.role === 'assistant';
}

function idsIn(records: readonly ModelRecord[]): Set<string> {
  return new Set(records.flatMap((record) => (isMessage(record) ? [record.itemId] : [])));
}

/**
 * The newest messages that need at most `maxTokens`, word for word, except those that stay in the conversation anyway.
 */
export function messagesKept(
  records: readonly ModelRecord[],
  { staying, maxTokens, pinned = new Set() }: Keeping & { readonly pinned?: ReadonlySet<string> },
): string {
  const known = new Set([...idsIn(staying), ...pinned]);
  const all = distinct(
    records.filter(isMessage).filter(({ role, itemId }) => role === 'user' && !known.has(itemId)),
  );
  const kept = thatFit(all, maxTokens).map(({ text }) => text);
  return section('Earlier messages of the user, word for word, oldest first', kept.join('\n\n---\n\n'));
}

/** After a summary, the records contain copies of the messages that remain. */
function distinct(records: readonly MessageRecord[]): readonly MessageRecord[] {
  const newestFirst = new Map(records.toReversed().map((record) => [record.itemId, record]));
  return [...newestFirst.values()].toReversed();
}

/** The newest messages that fit. A message that is too long is skipped, and older ones may still fit. */
function thatFit(records: readonly MessageRecord[], maxTokens: number): readonly MessageRecord[] {
  let room = maxTokens * 4;
  return records
    .toReversed()
    .filter(({ text }) => {
      const size = Buffer.byteLength(text);
      const fits = size <= room;
      if (fits) room -= size;
      return fits;
    })
    .toReversed();
}

/** Facts that Pilotfish knows itself, so that a mistake of the summarising model cannot change them. */
export function certainFacts(state: Pick<ChatState, 'todos' | 'calls'>, work: WorkState): string {
  const todos = state.todos.map(({ id, content, status }) => `- [${status}] ${content} (id ${id})`);
  const files = work.changed.map(({ path, added, removed }) => `- ${path} (+${added} -${removed})`);
  return [
    section('Todo list', todos.join('\n')),
    section('Plan that the user approved', approvedPlan(state)),
    section('Files changed in this chat', shortened(files).join('\n')),
    section('Commands that run now', shortened(work.commands.map((command) => `- ${command}`)).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(title: string, text: string): string {
  return text === '' ? '' : `# ${title}\n\n${text}`;
}

function approvedPlan({ calls }: Pick<ChatState, 'calls'>): string {
  const plans = Object.values(calls).flatMap(({ phase }) =>
    phase.phase === 'done' && phase.display.kind === 'plan' && phase.display.choice !== 'keep-planning'
      ? [phase.display.plan]
      : [],
  );
  return plans.at(-1) ?? '';
}

const mostLines = 100;

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `- and ${more} more`] : lines;
}
