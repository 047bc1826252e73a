import type { Change, ChangeKind } from '@shared/models/learned-schema';
import type { ModelEndpoint, ModelError, ModelMessage, ModelRequest } from './model';

// Learns from a refused request how the server wants the body changed. Each phrase comes from a real server; a server
// with other phrases gets unchanged requests.

export function has(learned: readonly Change[], kind: ChangeKind): boolean {
  return learned.some((change) => change.kind === kind);
}

/** Whether the change applies to one chat only and says nothing about the server. */
export function isOfChat({ kind, of }: Change): boolean {
  return kind === 'no-reasoning-back' && of === 'chat';
}

/** The effort to request; undefined: none is set, or the server refuses it. */
export function effortOf({
  learned,
  options: { effort },
}: Pick<ModelEndpoint, 'learned' | 'options'>): string | undefined {
  return isRefused(learned, effort) ? undefined : effort;
}

/** Some servers refuse one level, others every effort. */
function isRefused(learned: readonly Change[], effort: string | undefined): boolean {
  return learned.some(({ kind, of = effort }) => kind === 'no-effort' && of === effort);
}

/** A learned number of tokens; null: still unknown. */
export function learnedTokens(
  learned: readonly Change[],
  kind: 'max-output' | 'context-window',
): number | null {
  const known = learned.findLast((change) => change.kind === kind);
  return known === undefined ? null : Number(known.of);
}

export function omittedTools(learned: readonly Change[]): ReadonlySet<string> {
  return new Set(learned.flatMap(({ kind, of }) => (kind === 'omit-tool' && of !== undefined ? [of] : [])));
}

type Refused = {
  readonly request: ModelRequest;
  readonly learned: readonly Change[];
  /** The effort that the request asked for. */
  readonly effort?: string | undefined;
};
type Rule = {
  readonly says: RegExp;
  readonly changes: readonly ChangeKind[];
  readonly of?: 'chat';
  /** Whether the request contains the refused part. */
  applies?(refused: Refused): boolean;
};

const rules: readonly Rule[] = [
  { says: /stream_options|include_usage/, changes: ['no-stream-options'] },
  { says: /\boutput_config\b|reasoning\.effort/i, changes: ['no-effort', 'no-reasoning'] },
  {
    says: /reasoning\.summary|reasoning summar|encrypted content is not supported/i,
    changes: ['no-reasoning-summary', 'no-reasoning'],
  },
  {
    says: /verified to stream|stream(ing)?\b[^.]{0,30}\b(not supported|unsupported|not available)|"param":\s*"stream"/i,
    changes: ['no-stream'],
  },
  {
    says: /tools with reasoning_effort|reasoning_effort\b[^.]{0,40}\b(to|=|:)\s*['"`]?none\b/i,
    changes: ['effort-none'],
  },
  { says: /reasoning_effort/i, changes: ['no-effort'] },
  {
    says: /\b(temperature|top_p)\b[^.]{0,80}(not support|unsupported|only|deprecated)|unsupported[^.]{0,40}\b(temperature|top_p)\b/i,
    changes: ['no-temperature'],
  },
  {
    says: /reasoning_content[^.]{0,80}(must be passed|must be provided|is missing|missing|required)|missing[^.]{0,30}reasoning_content/i,
    changes: ['empty-reasoning'],
  },
  {
    says: /reasoning(_content|_details)?\b[^.]{0,60}(not allowed|not permitted|unexpected|unknown|extra|unsupported|not supported)|extra_forbidden[^}]{0,120}reasoning/i,
    changes: ['no-reasoning-back'],
    applies: ({ request }) => request.messages.some(keepsSomething),
  },
  {
    // Applies to this chat's stored data, which may be older than the server's keys. Other chats are unaffected.
    says: /invalid[^.]{0,30}signature|signature[^.]{0,40}(invalid|expired|does not match|not valid)|encrypted content[^.]{0,60}(could not|not be)|invalid_encrypted_content|blocks in the latest assistant message cannot be modified/i,
    changes: ['no-reasoning-back'],
    of: 'chat',
    applies: ({ request }) => request.messages.some(keepsSomething),
  },
  { says: /cache_control/i, changes: ['no-cache-points'] },
  {
    says: /text content blocks must be non-empty|content[^.]{0,60}(null|none|nil|should be a valid string|expected a string|must be (a )?(non-empty )?string|is required|missing)|invalid message content type/i,
    changes: ['content-omitted', 'content-empty'],
    applies: ({ request }) => request.messages.some(isMuteCall),
  },
  {
    says: /tool.?call.?id[^.]{0,60}(must be|length|invalid|pattern)|must be a-z, A-Z, 0-9/i,
    changes: ['short-ids'],
  },
  {
    says: /role .?user.? after role .?tool|invalid_request_message_order/i,
    changes: ['assistant-after-tool'],
  },
  {
    says: /image|vision|multimodal|image_url|unknown variant/i,
    changes: ['no-images'],
    applies: ({ request }) => request.messages.some(hasMedia),
  },
  {
    says: /schema|\$ref|\$defs|anyOf|oneOf|"?pattern"?\b|parser for this template|function[_ ]declarations|unsupported keyword/i,
    changes: ['plain-schemas'],
    applies: ({ request }) => request.tools.length > 0,
  },
  {
    says: /system[^.]{0,30}(role|message)[^.]{0,40}(not supported|unsupported|not allowed|invalid|must be)|role .?system.? (is )?(not|un)/i,
    changes: ['system-in-message'],
  },
  { says: /max_completion_tokens/, changes: ['max-completion-tokens'] },
  { says: /\bthinking\b/i, changes: ['no-reasoning'] },
];

/** The next change to try after a refusal; null: all known changes were tried. */
export function changeAfter({ refusal, message }: ModelError, refused: Refused): Change | null {
  if (refusal === null) return null;
  const text = `${message} ${refusal.body.slice(0, 4000)}`;
  if (refusal.status === 402) return fewerTokens(text, refused.learned);
  if (![400, 404, 415, 422, 500].includes(refusal.status)) return null;
  const tool = refusedTool(text, refused);
  if (tool !== null) return tool;
  for (const { says, changes, of, applies } of rules) {
    if (!says.test(text) || applies?.(refused) === false) continue;
    const kind = changes.find((change) => !isKnown(change, refused));
    if (kind === 'no-effort') return withoutEffort(text, refused);
    if (kind !== undefined) return of ? { kind, of } : { kind };
  }
  return null;
}

function isKnown(kind: ChangeKind, { learned, effort }: Refused): boolean {
  return kind === 'no-effort' ? isRefused(learned, effort) : has(learned, kind);
}

/** Only the named level, if the server names it: other levels may work. */
function withoutEffort(text: string, { effort }: Refused): Change {
  const isNamed =
    effort !== undefined &&
    [`'${effort}'`, `"${effort}"`, `\`${effort}\``].some((word) => text.includes(word));
  return isNamed ? { kind: 'no-effort', of: effort } : { kind: 'no-effort' };
}

/** The number of tokens that the account can still pay for. */
function fewerTokens(text: string, learned: readonly Change[]): Change | null {
  const tokens = /fewer max_tokens[\s\S]{0,200}?afford (\d+)/i.exec(text)?.[1];
  return tokens === undefined || has(learned, 'max-output') ? null : { kind: 'max-output', of: tokens };
}

/** A tool that the server refuses by position or name, although its schema is already plain. */
function refusedTool(text: string, { request, learned }: Refused): Change | null {
  if (!has(learned, 'plain-schemas')) return null;
  const offered = request.tools.filter(({ name }) => !omittedTools(learned).has(name));
  const place = /\btools(?:\.|\[)(\d+)/.exec(text)?.[1];
  const named = offered.find(({ name }) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  const tool = place === undefined ? named : offered[Number(place)];
  return tool ? { kind: 'omit-tool', of: tool.name } : null;
}

function keepsSomething(message: ModelMessage): boolean {
  return message.role === 'assistant' && message.origin?.kept !== undefined;
}

function isMuteCall(message: ModelMessage): boolean {
  return message.role === 'assistant' && message.content.trim() === '' && message.tool_calls !== undefined;
}

function hasMedia({ content }: ModelMessage): boolean {
  return typeof content !== 'string' && content.some(({ type }) => type !== 'text');
}
