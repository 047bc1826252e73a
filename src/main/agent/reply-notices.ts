import { isTextOf, type Text, textOf } from '@shared/texts/text';
import { estimateTokens } from './model/kit/estimate-tokens';
import { learnedTokens } from './model/kit/learned';
import type { ModelEndpoint, ModelRequest, Reply } from './model/kit/model';
import { truncatedAt } from './truncation';
import type { TurnParts } from './turn';

// Notices in the chat about a reply.

export type Answered = {
  readonly endpoint: ModelEndpoint;
  readonly request: ModelRequest;
  readonly reply: Reply;
};

export function replyNotices({ log }: Pick<TurnParts, 'log'>, answered: Answered): readonly Text[] {
  return [
    endsEarly(answered),
    truncation(log, answered),
    smallWindow(log, answered),
    withoutKept(answered),
  ].filter((text) => text !== null);
}

/** Warns that a text is incomplete. A cut call reports this itself. */
function endsEarly({ endpoint, reply: { calls, finish } }: Answered): Text | null {
  if (calls.length > 0) return null;
  if (finish === 'length') return textOf('answer.ends-at-length', { model: endpoint.model });
  return finish === 'content_filter'
    ? textOf('answer.ends-filtered', { provider: endpoint.providerName })
    : null;
}

/**
 * Reports that the server reads only part of the request, once that is certain. Later requests stay below that limit.
 */
function truncation(log: object, { endpoint, request, reply }: Answered): Text | null {
  const window = truncatedAt(log, { sent: estimateTokens(request), counted: reply.usage?.input ?? 0 });
  const isKnown = window === learnedTokens(endpoint.learned, 'context-window');
  if (window === null || isKnown || window >= endpoint.contextWindow) return null;
  endpoint.learn?.([{ kind: 'context-window', of: String(window) }]);
  return textOf('answer.truncated', { provider: endpoint.providerName, tokens: window });
}

/** Warns that the prompt prefix nearly fills the window. Appears once in a chat, with the remedy. */
function smallWindow(log: TurnParts['log'], { endpoint, request }: Answered): Text | null {
  const { contextWindow, providerName: provider, model } = endpoint;
  const beginning = estimateTokens({ messages: request.messages.slice(0, 1), tools: request.tools });
  if (beginning < contextWindow / 2) return null;
  const isSaid = log
    .state()
    .items.some((item) => item.kind === 'notice' && isTextOf(item.text, 'answer.window-small'));
  if (isSaid) return null;
  return textOf('answer.window-small', { provider, model, tokens: contextWindow, beginning });
}

/** Reports that the server refused its own earlier thoughts. Later requests omit them, so it appears once. */
function withoutKept({ endpoint, reply }: Answered): Text | null {
  return reply.withoutKept ? textOf('answer.without-kept', { provider: endpoint.providerName }) : null;
}
