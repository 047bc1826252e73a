import type { HistoryCursor, HistoryFilter, HistoryPage } from '@shared/history/history';
import { allowedByOf } from '@shared/history/history';
import { say } from '@shared/texts/text';
import { chatFileNow, type IndexHead, isOfFile, readHead } from './call-index';
import { pastCallsOf } from './past-calls-of';
import type { KeptCall } from './read-calls';

// A page of the history of a project, newest first. Reads only chats that can have calls on the page. Of the chats
// without an index, it reads only as many as the time limit allows.

export type HistoryOptions = {
  /** The folder of the chats. */
  readonly folder: string;
  readonly chats: readonly HistoryChat[];
  readonly filter: HistoryFilter;
};

export type HistoryChat = { readonly id: string; readonly title: string };

type PageOptions = HistoryOptions & {
  readonly before?: HistoryCursor | undefined;
  readonly limit: number;
  /** Milliseconds after which no further chat without an index is read. */
  readonly patience?: number;
};

const usualPatience = 700;

export async function historyPage(options: PageOptions): Promise<HistoryPage<KeptCall>> {
  const { folder, filter, before, limit, patience = usualPatience } = options;
  const chats =
    filter.chatId === undefined ? options.chats : options.chats.filter(({ id }) => id === filter.chatId);
  const { known, unread } = await readHeads(folder, chats, patience);
  const test = testOf(filter);
  const isFirst = before === undefined;
  const found = createFound(limit + 1);
  let total = 0;
  for (const { chat, head } of known) {
    const mayBeOn = found.mayTake(head.newest) && (isFirst || head.oldest <= before.at);
    // Matches can only be counted by reading the calls.
    if (!mayBeOn && (!isFirst || test === null)) {
      total += head.calls;
      continue;
    }
    const rows = (await pastCallsOf(folder, chat.id))?.rows ?? [];
    total += takeRows(rows, { found, test, before, title: chat.title });
  }
  const rows = found.rows();
  return {
    rows: rows.slice(0, limit),
    more: rows.length > limit,
    total: isFirst ? total : null,
    unread,
    tools: [...new Set(known.flatMap(({ head }) => head.tools))].toSorted(),
  };
}

type Known = { readonly chat: HistoryChat; readonly head: IndexHead };

/** Sorted by the last call, newest first. */
async function readHeads(
  folder: string,
  chats: readonly HistoryChat[],
  patience: number,
): Promise<{ readonly known: readonly Known[]; readonly unread: number }> {
  const found = await Promise.all(chats.map((chat) => headNow(folder, chat)));
  const known: Known[] = found.flatMap((each) => (each?.head ? [{ chat: each.chat, head: each.head }] : []));
  const toRead = found
    .flatMap((each) => (each && each.head === null ? [each] : []))
    .toSorted((a, b) => b.changedAt - a.changedAt);
  const start = performance.now();
  let unread = 0;
  for (const [place, { chat }] of toRead.entries()) {
    // At least one, so that repeated requests read all.
    if (place > 0 && performance.now() - start > patience) {
      unread += 1;
      continue;
    }
    const read = await pastCallsOf(folder, chat.id);
    if (read) known.push({ chat, head: read.head });
  }
  return { known: known.toSorted((a, b) => b.head.newest - a.head.newest), unread };
}

/** `head` is null if the index is missing or outdated. Null: the chat does not exist. */
async function headNow(folder: string, chat: HistoryChat) {
  const now = await chatFileNow(folder, chat.id);
  if (now === null) return null;
  const head = await readHead(folder, chat.id);
  return { chat, changedAt: now.mtimeMs, head: head && isOfFile(head, now) ? head : null };
}

type Taking = {
  readonly found: Found;
  readonly test: CallTest | null;
  readonly before: HistoryCursor | undefined;
  readonly title: string;
};

/** Takes the matching rows, and returns their number. */
function takeRows(rows: readonly KeptCall[], { found, test, before, title }: Taking): number {
  let count = 0;
  for (const row of rows) {
    if (test !== null && !test(row, title)) continue;
    count += 1;
    if (before === undefined || newestFirst(before, row) < 0) found.take(row);
  }
  return count;
}

type Found = {
  take(row: KeptCall): void;
  /** Whether a call of that time could be among the newest. */
  mayTake(at: number): boolean;
  rows(): readonly KeptCall[];
};

/** Collects the newest `most` calls. */
function createFound(most: number): Found {
  let rows: KeptCall[] = [];
  let isFull = false;
  let least = Number.NEGATIVE_INFINITY;
  const settle = () => {
    rows = rows.toSorted(newestFirst).slice(0, most);
    isFull = rows.length === most;
    least = isFull ? (rows.at(-1)?.at ?? least) : least;
  };
  return {
    take(row) {
      if (row.at < least) return;
      rows.push(row);
      if (rows.length >= 4 * most) settle();
    },
    mayTake(at) {
      settle();
      return !isFull || at >= least;
    },
    rows() {
      settle();
      return rows;
    },
  };
}

export function newestFirst(a: HistoryCursor, b: HistoryCursor): number {
  return b.at - a.at || b.chatId.localeCompare(a.chatId) || b.callId.localeCompare(a.callId);
}

/** Whether the call matches. Words of `chatTitle` count, too. */
type CallTest = (call: KeptCall, chatTitle: string) => boolean;

/** Null: every call matches. Words are compared in the user's language. */
function testOf(filter: HistoryFilter): CallTest | null {
  const { tool, state, allowedBy, changed, from } = filter;
  const words = (filter.text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const tests: CallTest[] = [];
  if (tool !== undefined) tests.push((call) => call.tool === tool);
  if (state !== undefined) tests.push(({ phase }) => phase.phase === state);
  if (allowedBy !== undefined) tests.push((call) => allowedByOf(call) === allowedBy);
  if (changed) tests.push(({ changes }) => changes !== null);
  if (from !== undefined) tests.push(({ at }) => at >= from);
  if (words.length > 0)
    tests.push((call, title) => {
      const text = searchedText(call, title);
      return words.every((word) => text.includes(word));
    });
  return tests.length === 0 ? null : (call, title) => tests.every((test) => test(call, title));
}

function searchedText(
  { tool, displayName, title, input, changes, phase, label }: KeptCall,
  chatTitle: string,
) {
  const reason = phase.phase === 'rejected' ? (phase.reason ?? '') : '';
  const said = [tool, say(displayName), say(title), input, label ?? '', reason, chatTitle];
  return [...said, ...(changes?.names ?? [])].join('\n').toLowerCase();
}
