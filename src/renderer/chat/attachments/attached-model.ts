import type { ServerState } from '../../state/state-holders';

// What the chat's model makes of attached files. Pure.

type Of = Pick<ServerState, 'app' | 'chats'>;

/** True also while nothing is known of the model. */
export function takesImages(state: Of, chatId: string | null): boolean {
  return providerOf(state, chatId)?.images ?? true;
}

/** Tokens that are left of its context; null: nobody knows. */
export function contextRoom(state: Of, chatId: string | null): number | null {
  const usage = state.chats[chatId ?? '']?.usage;
  if (usage) return Math.max(0, usage.contextWindow - usage.contextTokens);
  return providerOf(state, chatId)?.contextWindow ?? null;
}

function providerOf({ app, chats }: Of, chatId: string | null) {
  const chosen = chats[chatId ?? '']?.model?.providerId ?? app?.activeProvider;
  return app?.providers.find(({ id }) => id === chosen);
}
