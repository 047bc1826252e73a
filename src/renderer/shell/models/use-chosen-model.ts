import type { ModelChoice } from '@shared/chat/chat';
import type { ProviderView } from '@shared/settings/settings';
import type { AnyText } from '@shared/texts/text';
import { ensureChat } from '../../state/chat-in-front';
import { api, useServerState } from '../../state/server-state';
import { useAction } from '../../ui/use-action';
import { type ChatModel, chatModel } from './chat-model';

export type ChosenModel = {
  readonly providers: readonly ProviderView[];
  readonly activeProvider: string | null;
  /** The chat's own choice. */
  readonly choice: ModelChoice | null;
  /** The model that the chat uses, or null. */
  readonly current: ChatModel | null;
  choose(model: ModelChoice | null): void;
  readonly error: AnyText | null;
};

/** The model of the chat in front, and the function that chooses another. */
export function useChosenModel(chatId: string | null): ChosenModel {
  const providers = useServerState((state) => state.app?.providers ?? none);
  const activeProvider = useServerState((state) => state.app?.activeProvider ?? null);
  const choice = useServerState((state) => (chatId === null ? null : (state.chats[chatId]?.model ?? null)));
  const { run, error } = useAction();
  return {
    providers,
    activeProvider,
    choice,
    error,
    current: chatModel({ providers, activeProvider }, choice),
    choose: (model) => run(async () => api.chat.setModel({ chatId: await ensureChat(), model })),
  };
}

const none: readonly ProviderView[] = [];
