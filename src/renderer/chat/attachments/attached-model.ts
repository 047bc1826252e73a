import type { ModelFacts } from '@shared/models/model-facts';
import { factsOfModel } from '@shared/settings/facts-of-model';
import type { ServerState } from '../../state/state-holders';

// Abilities of the chat's model for attachments. Pure.

type Of = Pick<ServerState, 'app' | 'chats'>;

/** Also true while nothing is known of the model. */
export function takesImages(state: Of, chatId: string | null): boolean {
  const facts = factsOf(state, chatId);
  return facts === null || facts.images === true;
}

/** Remaining tokens of its context window; null if unknown. */
export function contextRoom(state: Of, chatId: string | null): number | null {
  const usage = state.chats[chatId ?? '']?.usage;
  if (usage) return Math.max(0, usage.contextWindow - usage.contextTokens);
  return factsOf(state, chatId)?.contextWindow ?? null;
}

function factsOf({ app, chats }: Of, chatId: string | null): ModelFacts | null {
  const choice = chats[chatId ?? '']?.model;
  const providerId = choice?.providerId ?? app?.activeProvider;
  const provider = app?.providers.find(({ id }) => id === providerId);
  return provider ? factsOfModel(provider, choice?.model || provider.model) : null;
}
