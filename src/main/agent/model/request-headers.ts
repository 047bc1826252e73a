import { textOf } from '@shared/texts/text';
import { type ModelEndpoint, ModelError } from './kit/model';

// The headers of a request to a model server: only Pilotfish's and the user's. A package could add facts about the
// machine, or headers from the environment that are meant for another server.

type Sender = Pick<ModelEndpoint, 'providerName' | 'headers'>;

/** By lower-case name; the user's headers override Pilotfish's. */
export function requestHeaders(
  { providerName, headers }: Sender,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = { 'content-type': 'application/json', 'user-agent': 'Pilotfish', ...own };
  try {
    return Object.fromEntries(Object.entries(all).concat(Object.entries(headers)).map(sendable));
  } catch {
    // The original error contains the value, which is a secret.
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
