import { useServerState } from '../state/server-state';

/** How many calls of the same answer of the model come after this one. */
export function useCallsBehind(chatId: string, callId: string): number {
  return useServerState(({ chats }) => {
    const calls = chats[chatId]?.calls ?? {};
    const { messageId } = calls[callId] ?? {};
    return Object.values(calls).filter(
      (call) => call.messageId === messageId && call.phase.phase === 'queued',
    ).length;
  });
}
