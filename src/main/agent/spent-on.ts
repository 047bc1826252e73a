import type { JournaledChatEvent } from '@shared/chat/chat';
import type { Spent } from '@shared/cost/usage-schema';
import type { ModelEndpoint, TokenCount } from './model/kit/model';

type Asked = Pick<ModelEndpoint, 'providerId' | 'model'>;

/** The tokens of one answer, with its provider and model. */
export function spentOn({ providerId, model }: Asked, { input, cached, output, cost }: TokenCount): Spent {
  const tokens = { inputTokens: input, cachedTokens: cached, outputTokens: output };
  return { providerId, model, ...tokens, ...(cost !== undefined && { cost }) };
}

/** Requests beside a chat count towards the chat. */
export function usedBeside(asked: Asked, counted: TokenCount): JournaledChatEvent {
  const { input, output } = counted;
  return { type: 'usage-added', inputTokens: input, outputTokens: output, spent: [spentOn(asked, counted)] };
}
