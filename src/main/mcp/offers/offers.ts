import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Servers } from '../servers';
import type { AskedServers } from './ask-servers';

// Prompts and resources of the servers that are ready.

export type Offers = AskedServers & {
  /** The aliases of the servers that are ready. */
  servers(): readonly string[];
};

export function createOffers(
  servers: Pick<Servers, 'sessions'>,
  onProblem: (error: unknown) => void,
): Offers {
  const ready = () => servers.sessions().map(({ alias }) => alias);
  const asked = async () => (await import('./ask-servers')).askServers(servers, onProblem);
  /** A server that is not ready fails here, before any request or import. */
  const askedOf = async (server: string) => {
    if (ready().includes(server)) return await asked();
    throw new AppError('not-found', textOf('offers.not-ready', { server }));
  };
  return {
    servers: ready,
    prompts: async () => (ready().length === 0 ? [] : await (await asked()).prompts()),
    resources: async () =>
      ready().length === 0 ? { resources: [], templates: [] } : await (await asked()).resources(),
    promptText: async (prompt) => await (await askedOf(prompt.server)).promptText(prompt),
    read: async (resource) => await (await askedOf(resource.server)).read(resource),
    complete: async (query) => await (await askedOf(query.server)).complete(query),
  };
}
