import type { Rule } from '@shared/approval/approval';
import type { ServerSandbox } from '../mcp/server-place';
import type { Workspace } from '../project/workspace';
import { allowingHosts, connectionByRules, hostOf } from '../queue/policy/connection-rules';
import { unreadablePlaces } from '../queue/policy/unreadable-places';
import type { AppParts } from './parts/parts';
import { memorySettings } from './parts/tool-services';

type Options = {
  readonly workspace: Workspace;
  readonly rules: () => readonly Rule[];
  readonly parts: AppParts;
};

/** The sandbox for the MCP servers of a project; the project's rules judge their connections. */
export function serverSandbox({ workspace, rules, parts }: Options): ServerSandbox {
  const { place, sandbox, setting } = parts.sandbox;
  return {
    place,
    sandbox,
    setting,
    protection: { memoryFileNames: () => memorySettings(parts).fileNames },
    denied: () => unreadablePlaces(rules(), workspace.root),
    judge(to, hosts) {
      const own = hostOf(to);
      const by = (allowed: readonly string[]) => connectionByRules(allowingHosts(rules(), allowed), to);
      return {
        isAllowed: by(hosts) === 'allowed',
        host: own ?? `${to.host}:${to.port}`,
        canBeAllowed: own !== null && by([own]) === 'allowed',
      };
    },
  };
}
