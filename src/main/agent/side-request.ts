import { textOf } from '@shared/texts/text';
import { defaultLimits, type StreamLimits } from './model/guarded-fetch';
import { type ModelEndpoint, ModelError, type TokenCount } from './model/kit/model';
import { type Clock, requestReply } from './model/model-request';

// One question to the model beside the chat: no tools, no history, and shorter waits than in the chat.

export type SideRequest = { readonly system: string; readonly prompt: string };

export type SideRequestOptions = {
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly limits?: Partial<StreamLimits>;
  /** Counts the tokens of each try. */
  readonly onUsed?: (counted: TokenCount) => void;
};

const longestWaitMs = 60_000;
const sideRetries = 2;

/** The answer's text. Rejects with a ModelError, also for an empty answer or one cut by a length limit. */
export async function sideRequest(
  endpoint: ModelEndpoint,
  { system, prompt }: SideRequest,
  { signal, clock, limits, onUsed }: SideRequestOptions,
): Promise<string> {
  const messages = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: prompt },
  ];
  const reply = await requestReply(
    endpoint,
    { messages, tools: [] },
    {
      signal,
      clock,
      limits: { ...sideLimits(endpoint), ...limits },
      maxRetries: sideRetries,
      longestWaitMs,
      ...(onUsed && { onSpent: onUsed }),
    },
  );
  const provider = endpoint.providerName;
  if (reply.finish === 'length') throw new ModelError('cut', textOf('answer.cut', { provider }));
  if (!reply.text.trim()) throw new ModelError('empty', textOf('answer.nothing', { provider }));
  return reply.text;
}

/** A nearby model may have to load first here too; these requests run in the background. */
export function sideLimits(endpoint: Pick<ModelEndpoint, 'baseUrl' | 'timeouts'>): StreamLimits {
  return defaultLimits(endpoint, 20 * 60_000);
}
