import { chatCompletions } from './chat-completions/chat-completions';
import type { ModelEndpoint } from './kit/model';
import type { Protocol } from './kit/protocol';

// The protocols, a folder each. Nothing outside `agent/model` knows which one is in use.

/** Loaded with its first request; most servers speak the first one. */
export async function protocolOf({ protocol }: Pick<ModelEndpoint, 'protocol'>): Promise<Protocol> {
  switch (protocol) {
    case 'chat-completions':
      return chatCompletions;
    case 'responses':
      return (await import('./responses/responses')).responses;
    case 'messages':
      return (await import('./messages/messages')).messages;
  }
}
