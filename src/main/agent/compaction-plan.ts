import type { ModelRecord } from '../storage/chats/chat-log';
import { sinceSummary } from './model-messages';

// Pure decisions over a chat's records to make room: the ones to summarise, to keep and to trim.

export type Keeping = {
  /** The maximum to keep word for word. */
  readonly keepTokens: number;
  /** The maximum for the newest round alone: the model still has to read its results. */
  readonly newestTokens: number;
};

/**
 * Splits the records the model sees into older ones to summarise and newer ones to keep. A call and its result stay on
 * the same side.
 */
export function splitForSummary(
  records: readonly ModelRecord[],
  { keepTokens, newestTokens }: Keeping,
): [older: readonly ModelRecord[], newer: readonly ModelRecord[]] {
  const visible = sinceSummary(records).filter(({ role }) => role !== 'seen' && role !== 'prefix');
  let at = visible.length;
  let kept = 0;
  for (const [index, record] of [...visible.entries()].slice(1).toReversed()) {
    kept += recordTokens([record]);
    if (kept > (at === visible.length ? newestTokens : keepTokens)) break;
    if (beginsRound(record)) at = index;
  }
  const older = visible.slice(0, at);
  return isWorthSummarising(older) ? [older, visible.slice(at)] : [[], visible];
}

function beginsRound(record: ModelRecord): boolean {
  return record.role === 'user' || record.role === 'assistant';
}

/** A second summary of a summary would only lose detail. */
function isWorthSummarising(records: readonly ModelRecord[]): boolean {
  return records.some((record) => record.role === 'assistant');
}

/** Calls to leave out the outputs of, oldest first, until about `targetTokens` remain. The newest round stays whole. */
export function trimmable(
  records: readonly ModelRecord[],
  { targetTokens }: { readonly targetTokens: number },
): string[] {
  const visible = sinceSummary(records);
  const newestRound = visible.findLastIndex(
    (record) => record.role === 'assistant' && record.calls.length > 0,
  );
  const gone = new Set(records.flatMap((record) => (record.role === 'trimmed' ? record.callIds : [])));
  const callIds: string[] = [];
  let size = recordTokens(visible);
  for (const record of visible.slice(0, Math.max(newestRound, 0))) {
    if (size <= targetTokens) break;
    if (record.role !== 'result' || gone.has(record.callId)) continue;
    size -= recordTokens([record]);
    callIds.push(record.callId);
  }
  return callIds;
}

/** A rough count of the tokens of the records: four bytes of text are a token, an image is a thousand. */
export function recordTokens(records: readonly ModelRecord[]): number {
  return records.reduce((sum, record) => {
    const media =
      record.role === 'result' && typeof record.content !== 'string' ? mediaCount(record.content) : 0;
    return (
      sum +
      media * 1000 +
      Math.ceil(Buffer.byteLength(linesOf(record, Number.POSITIVE_INFINITY).join('')) / 4)
    );
  }, 0);
}

function mediaCount(parts: readonly { readonly kind: string }[]): number {
  return parts.filter((part) => part.kind !== 'text').length;
}

const maxResultCharacters = 2000;

/** The records as text for a summary. If it is longer than `maxCharacters`, the middle is cut out. */
export function transcript(
  records: readonly ModelRecord[],
  { maxCharacters }: { readonly maxCharacters: number },
): string {
  const text = records.flatMap((record) => linesOf(record, maxResultCharacters)).join('\n\n');
  return withoutMiddle(text, maxCharacters);
}

function linesOf(record: ModelRecord, maxCharacters: number): string[] {
  switch (record.role) {
    case 'user':
      return [`Person: ${record.text}`];
    case 'assistant':
      return [
        `Agent: ${record.text}`,
        ...record.calls.map(
          (call) => `Agent calls ${call.name} ${withoutMiddle(call.arguments, maxCharacters)}`,
        ),
      ];
    case 'result':
      return [`Result: ${withoutMiddle(resultText(record), maxCharacters)}`];
    case 'summary':
      return [`Summary of what was before: ${record.text}`];
    case 'note':
      return [`Note: ${record.text}`];
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

function resultText(record: Extract<ModelRecord, { role: 'result' }>): string {
  if (typeof record.content === 'string') return record.content;
  return record.content
    .map((part) => (part.kind === 'text' ? part.text : `[${part.kind} ${part.name}]`))
    .join('\n');
}

function withoutMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = Math.floor(maxCharacters / 2);
  return `${text.slice(0, half)}\n[… ${text.length - 2 * half} characters left out …]\n${text.slice(-half)}`;
}
