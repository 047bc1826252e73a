import { isRecord } from '@shared/base/json';
import { serversOfSettings } from '../mcp/config/read-servers';
import { networkToolName } from '../tools/kit/connections';
import type { App } from './application';
import type { OpenProject } from './open-project';

type Allowed = { readonly alias: string; readonly host: string };

/**
 * Lets a server reach a host and restarts it. For the user's own server, it changes the settings. For a
 * project-provided server, it adds a rule of the user, because the configuration file belongs to the project. AppError
 * `not-found`.
 */
export async function allowHost(
  { settings, rules }: Pick<App, 'settings' | 'rules'>,
  { workspace, servers }: Pick<OpenProject, 'workspace' | 'servers'>,
  { alias, host }: Allowed,
): Promise<void> {
  const all = settings.current().settings;
  const own = serversOfSettings(all).find((server) => server.alias === alias);
  if (own === undefined) {
    const isThere = servers.states().some((server) => server.alias === alias);
    const rule = { effect: 'allow', tool: networkToolName, match: host, scope: 'project' } as const;
    if (isThere) await rules.add(workspace.root, rule);
    return await servers.restart(alias);
  }
  const written = all.mcpServers[alias] ?? own.config;
  // Servers follow the settings: the changed configuration restarts the server.
  if (isRecord(written)) await settings.setServers([[alias, withHost(written, host)]]);
}

function withHost(written: Readonly<Record<string, unknown>>, host: string) {
  const { allowedHosts } = written;
  const hosts: unknown[] = Array.isArray(allowedHosts) ? allowedHosts : [];
  return { ...written, allowedHosts: [...new Set([...hosts, host])] };
}
