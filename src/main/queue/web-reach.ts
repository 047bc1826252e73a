import { isRecord, parseJson } from '@shared/base/json';
import { textOf } from '@shared/texts/text';
import { wordsOf } from '../storage/chats/chat-reading';
import type { History } from './call-history';
import { secretPiece, secretValuesIn } from './secret-values';
import type { WebDoubt } from './subjects/subject';

// Limits the addresses that Auto requests unasked. A model that follows instructions from a page can put text it has
// read into an address. So Auto asks about unknown hosts, and about addresses that carry data.

/** Characters of path and query. Addresses of pages are shorter; longer ones can contain a file. */
const longestAddress = 300;
/** So many equal characters in a row are no accident: the model copied them. */
const leastCopied = 24;

/** `sent`: data for the machine beside the address, as for a search engine of the settings, or null. */
export function webDoubt(history: History, url: URL, sent: string | null): WebDoubt | null {
  const carried = sent ?? decoded(url.pathname + url.search);
  if (carried.length > longestAddress)
    return {
      why: textOf('asks.long-address', { host: url.host, characters: carried.length }),
      byHost: false,
    };
  const copied = copiedIn(carried, history.log);
  if (copied !== null) return { why: textOf(`asks.carries-${copied}`, { host: url.host }), byHost: false };
  return sent !== null || isKnown(history, url)
    ? null
    : { why: textOf('asks.new-host', { host: url.host }), byHost: true };
}

/** Escapes that are no text stay, and hide no others. */
function decoded(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** The user named the host in the chat, or accepted a call to it. */
function isKnown({ log }: History, url: URL): boolean {
  const { calls } = log.state();
  return log.records().some((record) => {
    if (record.role === 'user') return names(record.text, url.hostname);
    if (record.role !== 'assistant' && record.role !== 'nested-calls') return false;
    return record.calls.some((past) => {
      const phase = calls[past.id]?.phase;
      return (
        phase?.phase === 'done' && phase.allowance.by === 'person' && hostOf(past.arguments) === url.host
      );
    });
  });
}

/** Whether the text names the host itself, not one whose name begins or ends the same. */
function names(text: string, host: string): boolean {
  return new RegExp(`(?<![\\w.-])${host.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'i').test(text);
}

function hostOf(input: string): string | null {
  const given = parseJson(input);
  return isRecord(given) && typeof given.url === 'string'
    ? (URL.parse(given.url.trim())?.host ?? null)
    : null;
}

const webTools = new Set(['web_fetch', 'web_search']);

/** The results that the model got, each as text. Excludes results from the web, which are public. */
function readIn({ state }: History['log'], records: ReturnType<History['log']['records']>): string {
  const { calls } = state();
  return records
    .flatMap((record) => {
      if (record.role !== 'result' && record.role !== 'nested-result') return [];
      return webTools.has(calls[record.callId]?.tool ?? '') ? [] : [wordsOf(record.content)];
    })
    .join('\n');
}

/** Much of what the model read since the user's last message, or a piece of a secret that it read in the chat. */
function copiedIn(carried: string, log: History['log']): 'text' | 'secret' | null {
  const forms = [carried, decoded(carried), ...encodedIn(carried)].map(bare);
  const all = log.records();
  const since = all.slice(all.findLastIndex(({ role }) => role === 'user') + 1);
  const read = bare(readIn(log, since));
  if (forms.some((form) => piecesOf(form, leastCopied).some((piece) => read.includes(piece)))) return 'text';
  const secrets = secretValuesIn(readIn(log, all)).map(bare);
  const isCarried = (secret: string) => {
    const pieces = secret.length < secretPiece ? [secret] : piecesOf(secret, secretPiece);
    return forms.some((form) => pieces.some((piece) => form.includes(piece)));
  };
  return secrets.some(isCarried) ? 'secret' : null;
}

function piecesOf(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + length));
}

/** Blanks, marks and capitals are easily changed. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The texts that parts of it encode in base64 or hexadecimal digits. */
function encodedIn(carried: string): string[] {
  const words = [/[\w+/-]{10,}/g, /[\w+-]{10,}/g].flatMap((word) => carried.match(word) ?? []);
  return words.flatMap((word) => [
    Buffer.from(word, 'base64url').toString('utf8'),
    Buffer.from(word.replace(/^.*[^\da-f]/i, ''), 'hex').toString('utf8'),
  ]);
}
