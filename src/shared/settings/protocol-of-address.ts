import type { ProtocolName } from '../models/protocol-names';

/** The protocol of a provider without an explicit one. */
export function protocolOfAddress(baseUrl: string): ProtocolName {
  const found = /^https?:\/\/(?<host>[^/:?#]+)/i.exec(baseUrl)?.groups?.host ?? '';
  const host = found.toLowerCase();
  if (host === 'api.openai.com' || host.endsWith('.openai.azure.com')) return 'responses';
  return host === 'api.anthropic.com' ? 'messages' : 'chat-completions';
}
