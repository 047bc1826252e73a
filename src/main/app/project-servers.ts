import { join } from 'node:path';
import type { Rule } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { TopicOf } from '@shared/topics';
import { createForms } from '../mcp/forms/forms';
import { createOffers, type Offers } from '../mcp/offers/offers';
import { createProjectServers, type ProjectServers } from '../mcp/project-servers';
import { createSignIns, type SignIns } from '../mcp/sign-in/sign-ins';
import type { MemoryWatch } from '../memory/memory-watch';
import type { Workspace } from '../project/workspace';
import type { ProjectRules } from '../queue/policy/rules';
import { keepMedia } from '../storage/chats/kept-media';
import { letOldestGo } from '../storage/chats/kept-outputs';
import type { ProjectTrust } from '../trust/project-trust';
import type { AppParts } from './parts/parts';
import type { ToolProvider } from './project-tools';
import { serverSandbox } from './server-sandbox';

// The MCP servers of an open project: reports them to its windows and follows their configuration.

type Options = {
  readonly workspace: Workspace;
  readonly topic: TopicOf<'project'>;
  readonly parts: AppParts;
  readonly trust: ProjectTrust;
  readonly rules: Pick<ProjectRules, 'current'>;
  readonly memory: Pick<MemoryWatch, 'begin'>;
  /** The folder of the project's chats. */
  readonly folder: string;
  onToolsChanged(): void;
};

/** Also the user's actions on them: signing in, filling in forms, using prompts and resources. */
export type OpenServers = ProjectServers &
  ToolProvider & { readonly signIns: SignIns; readonly offers: Offers };

export function openProjectServers(options: Options): OpenServers {
  const { workspace, topic, parts, trust, rules, memory, folder, onToolsChanged } = options;
  const { store, settings, mcp, home, now } = parts;
  let told = '[]';
  const forms = createForms();
  const signIns = createSignIns({
    secrets: parts.secrets,
    onChange: (alias) => servers.restart(alias),
  });
  const servers = createProjectServers({
    workspace,
    trust,
    memory,
    home,
    now,
    settings: () => settings.current().settings,
    switches: mcp.switches,
    processes: mcp.processes,
    sandbox: serverSandbox({ workspace, parts, rules: rules.current }),
    hooks: {
      authProvider: signIns.provider,
      isSignedIn: signIns.isSignedIn,
      elicit: forms.elicit,
      isAsking: forms.isAsking,
    },
    version: parts.version,
    keepFile: (base64, mimeType) => keepFile(join(folder, 'outputs'), { base64, mimeType }, parts),
    onChange() {
      const states = servers.states();
      const text = JSON.stringify(states);
      if (text === told) return;
      told = text;
      store.emit(topic, { type: 'servers-changed', servers: states });
      onToolsChanged();
    },
    onProblem: (text) => parts.notice('warning', text),
  });
  const unfollow = [
    store.onEvent(({ event }) => event.type === 'settings-changed' && servers.look()),
    parts.trust.onChange(servers.look),
    mcp.switches.onChange(servers.look),
  ];
  return {
    ...servers,
    refresh: servers.start,
    signIns,
    offers: createOffers(servers, (error) => parts.log.write('warning', 'listing what servers offer', error)),
    tools: () => {
      const tools = servers.tools().map(forms.asking);
      return tools.length > 0 ? [...tools, forms.tool] : tools;
    },
    async close() {
      signIns.close();
      for (const stop of unfollow) stop();
      await servers.close();
    },
  };
}

/**
 * Ties an allow rule for a server's tool to the fingerprint of its current definition. AppError `unavailable` if the
 * tool is gone.
 */
export async function pinned<R extends Pick<Rule, 'effect' | 'tool'>>(
  rule: R,
  servers: Pick<OpenServers, 'states' | 'accept'>,
): Promise<R> {
  const isOfServer = servers
    .states()
    .some(({ tools }) => tools.some(({ callName }) => callName === rule.tool));
  if (rule.effect !== 'allow' || !isOfServer) return rule;
  const pin = await servers.accept(rule.tool);
  if (pin === null) throw new AppError('unavailable', textOf('rule.server-tool-gone', { tool: rule.tool }));
  return { ...rule, pin };
}

type Media = Readonly<Record<'base64' | 'mimeType', string>>;

async function keepFile(outputs: string, { base64, mimeType }: Media, parts: AppParts): Promise<string> {
  const path = await keepMedia(outputs, base64, mimeType);
  await letOldestGo({ folder: outputs, inUse: await parts.commands.logsLeft() }).catch((error: unknown) =>
    parts.log.write('warning', 'letting old outputs go', error),
  );
  return path;
}
