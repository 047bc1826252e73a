import { textOf } from '@shared/texts/text';
import { type ModelEndpoint, ModelError } from './kit/model';

// The headers that leave for a model server: ours and the person's, and nothing that a package adds of its own accord
// (the machine's particulars) or reads from the environment (headers meant for another server).

type Sender = Pick<ModelEndpoint, 'providerName' | 'headers'>;

/** By their names in small letters; the person's stand over ours. */
export function requestHeaders(
  { providerName, headers }: Sender,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = { 'content-type': 'application/json', 'user-agent': 'Pilotfish', ...own };
  try {
    return Object.fromEntries(Object.entries(all).concat(Object.entries(headers)).map(sendable));
  } catch {
    // The reason names the value, which is a secret.
    throw new ModelError('auth', textOf('model.bad-header', { provider: providerName }));
  }
}

function sendable([name, value]: [string, string]): [string, string] {
  const { validateHeaderName, validateHeaderValue } = process.getBuiltinModule('node:http');
  const trimmed = value.replace(/^[\t\r\n ]+|[\t\r\n ]+$/g, '');
  validateHeaderName(name);
  validateHeaderValue(name, trimmed);
  return [name.toLowerCase(), trimmed];
}
