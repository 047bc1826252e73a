import { chatCompletions } from './chat-completions/chat-completions';
import type { ModelEndpoint } from './kit/model';
import type { Protocol } from './kit/protocol';

// The protocols, one folder each. Code outside `agent/model` does not know the protocol in use.

/** Loads a protocol with its first request. Most servers use chat completions. */
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
