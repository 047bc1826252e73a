import { isRecord, parseJson } from '@shared/base/json';
import { textOf } from '@shared/texts/text';
import type { History } from './call-history';
import type { WebDoubt } from './subjects/subject';

// What Auto may ask another machine for unasked. A model that follows instructions from a page can put what it read into
// an address, so the user is asked about hosts they know nothing of, and about addresses that carry data.

/** Characters of path and query. Addresses of pages are shorter; longer ones can hold a file. */
const longestAddress = 300;
/** Characters in a row that are no accident. */
const leastCopied = 24;

/** `sent`: what the machine gets beside the address, as a search engine of the settings does; null: nothing. */
export function webDoubt(history: History, url: URL, sent: string | null): WebDoubt | null {
  const carried = sent ?? decoded(url.pathname + url.search);
  if (carried.length > longestAddress)
    return {
      why: textOf('asks.long-address', { host: url.host, characters: carried.length }),
      byHost: false,
    };
  if (isCopied(carried, readInTurn(history.log)))
    return { why: textOf('asks.carries-text', { host: url.host }), byHost: false };
  return sent !== null || isKnown(history, url)
    ? null
    : { why: textOf('asks.new-host', { host: url.host }), byHost: true };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The user named the host in the chat, or accepted a call to it. */
function isKnown({ log }: History, url: URL): boolean {
  const { calls } = log.state();
  return log.records().some((record) => {
    if (record.role === 'user') return record.text.toLowerCase().includes(url.hostname);
    if (record.role !== 'assistant' && record.role !== 'nested-calls') return false;
    return record.calls.some((past) => {
      const phase = calls[past.id]?.phase;
      return (
        phase?.phase === 'done' && phase.allowance.by === 'person' && hostOf(past.arguments) === url.host
      );
    });
  });
}

function hostOf(input: string): string | null {
  const given = parseJson(input);
  return isRecord(given) && typeof given.url === 'string'
    ? (URL.parse(given.url.trim())?.host ?? null)
    : null;
}

/** The results that the model got since the user's last message, but for those of the web: they are no secret. */
function readInTurn({ records, state }: History['log']): string {
  const { calls } = state();
  const since = records().slice(records().findLastIndex(({ role }) => role === 'user') + 1);
  return since
    .flatMap((record) => {
      if (record.role !== 'result' && record.role !== 'nested-result') return [];
      return webTools.has(calls[record.callId]?.tool ?? '') ? [] : [JSON.stringify(record.content)];
    })
    .join('\n');
}

const webTools = new Set(['web_fetch', 'web_search']);

function isCopied(carried: string, text: string): boolean {
  for (let at = 0; at + leastCopied <= carried.length; at += 1)
    if (text.includes(carried.slice(at, at + leastCopied))) return true;
  return false;
}
