import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import { sinceSummary } from './model-messages';

// The prompt prefix of a chat: the system message and the tools. It is built once and stored in the chat's records, so
// that the server can cache it. A note reports later changes to the model.

export type PrefixRecord = Extract<ModelRecord, { role: 'prefix' }>;

/** Facts in the prefix that may change later, by name. */
export type Told = PrefixRecord['told'];

export type PrefixSource = {
  /** Awaited before each request, so that sources can add their tools. */
  refresh(): Promise<void>;
  /** The user's choices. A different basis creates a new prefix. */
  basis(): string;
  /** Builds the prefix from the current facts. */
  make(): Promise<Omit<PrefixRecord, 'role' | 'basis'>>;
};

type Log = Pick<ChatLog, 'records' | 'append'>;
type Parts = { readonly log: Log; readonly prefix: PrefixSource };

/** The stored prefix, or a new one if the user's choices changed. */
export async function prefixOf({ log, prefix }: Parts): Promise<PrefixRecord> {
  await prefix.refresh();
  const kept = keptPrefix(log);
  const basis = prefix.basis();
  if (kept?.basis === basis) return kept;
  const made: PrefixRecord = { role: 'prefix', ...(await prefix.make()), basis };
  await log.append({ records: [made] });
  return made;
}

export function memoryTokensOf(log: Log): number {
  return keptPrefix(log)?.memoryTokens ?? 0;
}

/** With a message of the user, a note tells the model about changed facts. */
export async function tellChanges({ log, prefix }: Parts): Promise<void> {
  const kept = keptPrefix(log);
  if (kept === null || !isAsked(log)) return;
  await prefix.refresh();
  if (kept.basis !== prefix.basis()) return;
  const before = toldIn(sinceSummary(log.records()));
  const { tools, told } = await prefix.make();
  const changed = changesIn(before, { ...told, ...toolsTold(tools) });
  if (Object.keys(changed).length === 0) return;
  const text = Object.entries(changed)
    .map(([name, now]) => sentenceFor(name, before[name], now))
    .join('\n');
  await log.append({ records: [{ role: 'note', text, told: changed }] });
}

/** Whether a message waits for its answer; otherwise the turn only continues with its calls. */
function isAsked(log: Log): boolean {
  const last = log.records().findLast(({ role }) => role === 'user' || role === 'assistant');
  return last?.role === 'user';
}

function keptPrefix(log: Log): PrefixRecord | null {
  const last = sinceSummary(log.records()).findLast((record) => record.role === 'prefix');
  return last?.role === 'prefix' ? last : null;
}

function toldIn(records: readonly ModelRecord[]): Told {
  let told: Told = {};
  for (const record of records) {
    if (record.role === 'prefix') told = { ...record.told, ...toolsTold(record.tools) };
    if (record.role === 'note') told = { ...told, ...record.told };
  }
  return told;
}

const toolPrefix = 'tool ';
const memoryPrefix = 'memory ';

export function memoryTold(files: readonly { readonly path: string; readonly text: string }[]): Told {
  return Object.fromEntries(files.map(({ path, text }) => [memoryPrefix + path, text.trim()]));
}

function toolsTold(tools: PrefixRecord['tools']): Told {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      toolPrefix + name,
      `${description}\nParameters: ${JSON.stringify(parameters)}`,
    ]),
  );
}

/** A removed fact is reported as empty text. */
function changesIn(before: Told, now: Told): Told {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const text = now[name] ?? '';
      return (before[name] ?? '') === text ? [] : [[name, text]];
    }),
  );
}

function sentenceFor(name: string, before: string | undefined, now: string): string {
  if (name.startsWith(toolPrefix)) return toolSentence(name.slice(toolPrefix.length), before, now);
  if (name.startsWith(memoryPrefix))
    return memorySentence(name.slice(memoryPrefix.length), before ?? '', now);
  return `Now: ${now || `no ${name} any more`}`;
}

function toolSentence(name: string, before: string | undefined, now: string): string {
  if (now === '') return `The tool ${name} is not available any more.`;
  return before
    ? `The tool ${name} is now: ${now}`
    : `The tool ${name} can be called from now on, although it is not in your list of tools: ${now}`;
}

function memorySentence(path: string, before: string, now: string): string {
  if (now === '') return `${path} is gone, and what it said does not hold any more.`;
  if (before === '') return `From ${path}:\n${now}`;
  const [old, current] = [before.split('\n'), now.split('\n')];
  const lines = [
    ...old.filter((line) => !current.includes(line)).map((line) => `- removed: ${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `- added: ${line}`),
  ];
  return lines.length === 0
    ? `The lines of ${path} have another order:\n${now}`
    : `${path} changed:\n${lines.join('\n')}`;
}
