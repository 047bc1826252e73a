import { localServers, type Preset } from '@shared/settings/presets';
import type { FoundServer } from '@shared/settings/settings';
import { listModels } from './list-models';

// Looks for model servers on this machine, for the first start and the settings.

export type ProbeOptions = { readonly timeoutMs?: number };

/** The servers that answered in time, in the given order, with their models. Never rejects. */
export async function probeLocalServers(
  servers: readonly Preset[] = localServers,
  { timeoutMs = 300 }: ProbeOptions = {},
): Promise<FoundServer[]> {
  const found = await Promise.all(
    servers.map(async (server) => {
      try {
        const models = await listModels({ baseUrl: server.baseUrl, signal: AbortSignal.timeout(timeoutMs) });
        return [{ ...server, models: models.map(({ id }) => id) }];
      } catch {
        // No server answers, or it is another kind of server.
        return [];
      }
    }),
  );
  return found.flat();
}
