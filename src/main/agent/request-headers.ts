import { textOf } from '@shared/texts/text';
import { type ModelEndpoint, ModelError } from './model';

// The headers that leave for a model server: ours and the person's, and nothing that a package adds of its own accord
// (the machine's particulars) or reads from the environment (headers meant for another server).

type Sender = Pick<ModelEndpoint, 'providerName' | 'apiKey' | 'headers'>;

export function requestHeaders({ providerName, apiKey, headers }: Sender, accept: string): Headers {
  try {
    const all = new Headers({ accept, 'content-type': 'application/json', 'user-agent': 'Pilotfish' });
    if (apiKey) all.set('authorization', `Bearer ${apiKey}`);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return all;
  } catch {
    // The reason names the value, which is a secret.
    throw new ModelError('auth', textOf('model.bad-header', { provider: providerName }));
  }
}
