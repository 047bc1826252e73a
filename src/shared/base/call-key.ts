// Key of a call among those of all chats.

/** A call's id is the model's, and unique in its chat alone. */
export type CallKey = `${string} ${string}`;

export function callKeyOf(chatId: string, callId: string): CallKey {
  return `${chatId} ${callId}`;
}
