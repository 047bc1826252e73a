import { randomUUID } from 'node:crypto';
import type { ChatState, ModelChoice } from '@shared/chat/chat';
import type { AgentView } from '@shared/sub-agents/sub-agents';
import { say, textOf } from '@shared/texts/text';
import type { AgentDefinition } from '../agent/sub-agents/definition';
import { ToolError } from '../base/tool-error';
import type { SubAgents } from '../tools/kit/services';
import type { Tool, ToolContext } from '../tools/kit/tool';
import { readCatalogue } from './agents/agent-definitions';
import { modelEndpoint, providerOf } from './parts/model-endpoint';
import type { ServiceParts } from './parts/tool-services';

// Lists a chat's sub-agents for the tool that runs them, and runs one.

export function createSubAgents(from: ServiceParts): SubAgents {
  return {
    list: async () => (await catalogue(from)).agents,
    async run({ agent, prompt }, context) {
      const level = levelOf(from.log.state(), context.callId);
      if (level > mostLevels) throw new ToolError(tooDeep);
      const { agents, views } = await catalogue(from, context.tools());
      const definition = agents.find(({ name }) => name === agent);
      if (!definition) throw new ToolError(unknownAgent(agent, agents));
      await tellProblems(from, definition, views);
      return await runAgent(from, { definition, prompt, context, level });
    },
  };
}

/** The chat's model has sub-agents, and these may have their own. */
const mostLevels = 2;
const tooDeep = 'A sub-agent of a sub-agent cannot hand on its task: do it yourself.';

type AtWork = {
  readonly definition: AgentDefinition;
  readonly prompt: string;
  readonly context: ToolContext;
  readonly level: number;
};

async function runAgent(from: ServiceParts, { definition, prompt, context, level }: AtWork) {
  const { log, parts } = from;
  const { runSubAgent } = await import('../agent/sub-agents/run-sub-agent');
  const tools = () => context.tools().filter((tool) => mayUse(definition, tool, level));
  if (definition.tools !== null) await bringIn(log, tools());
  const model = modelOf(from, definition);
  return await runSubAgent({
    chat: log,
    definition,
    prompt,
    context,
    ownTools: tools,
    endpoint: () => modelEndpoint(parts.settings, { model: model(), items: log.state().items }),
    prefix: from.prefix(() => ({ tools: tools(), role: roleOf(definition) })),
    // Its changes and commands belong to the chat.
    workState: async () => ({ changed: [], commands: [] }),
    limits: { ...parts.settings.current().settings.subAgents, ...definition.limits },
    hold: () => from.pauseInCall.hold(context.signal),
    newId: randomUUID,
    now: parts.now,
  });
}

/** Loads the tools that a definition names, so that the sub-agent can skip `find_tools`. */
async function bringIn(log: ServiceParts['log'], tools: readonly Tool[]): Promise<void> {
  const names = tools.flatMap(({ name, isNamedOnly }) => (isNamedOnly ? [name] : []));
  if (names.length > 0) await log.append({ events: [{ type: 'tools-found', names }] });
}

/** The todo list and plans belong to the chat: a sub-agent gets these tools only if its definition names them. */
function mayUse({ tools, without }: AgentDefinition, tool: Tool, level: number): boolean {
  if (without?.includes(tool.name)) return false;
  if (tool.kind === 'agent' && level >= mostLevels) return false;
  return tools === null ? tool.kind !== 'todo' && tool.kind !== 'plan' : tools.includes(tool.name);
}

/** The definition's model at the chat's provider, or the chat's own model. */
function modelOf({ log, parts }: ServiceParts, { model }: AgentDefinition): () => ModelChoice | null {
  return () => {
    const chosen = log.state().model;
    return model === null ? chosen : { providerId: providerOf(parts.settings, chosen).id, model };
  };
}

function roleOf({ name, prompt }: AgentDefinition): string {
  return `You are the sub-agent "${name}" of Pilotfish, which works beside a user on the code in one folder.

${prompt}

Nobody answers questions while you work. Your last message is all that is read of what you say: make it the whole answer, brief and exact.`;
}

/** 1 for a sub-agent of the chat's model. */
function levelOf({ calls }: Pick<ChatState, 'calls'>, callId: string): number {
  const call = calls[callId];
  if (call?.parentId === undefined) return 1;
  return levelOf({ calls }, call.parentId) + (call.label === undefined ? 0 : 1);
}

async function catalogue({ parts, workspace, trust }: ServiceParts, tools?: readonly Tool[]) {
  return await readCatalogue({
    home: parts.home,
    project: { workspace, trust },
    ...(tools && { toolNames: tools.map(({ name }) => name) }),
  });
}

/** Shows the problems of a definition in the chat that uses it; otherwise only its page shows them. */
async function tellProblems(
  { log, parts }: ServiceParts,
  { name }: AgentDefinition,
  views: readonly AgentView[],
): Promise<void> {
  const problems = views.filter((view) => view.name === name && view.state !== 'untrusted').flatMap(said);
  const known = new Set(
    log.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : [])),
  );
  const events = problems
    .filter((text) => !known.has(say(text)))
    .map((text) => ({
      type: 'item-added' as const,
      item: { kind: 'notice' as const, id: randomUUID(), at: parts.now(), level: 'warning' as const, text },
    }));
  if (events.length > 0) await log.append({ events });
}

function said({ problems, place, name }: AgentView) {
  const file = place.kind === 'built-in' ? name : place.file;
  return problems.map((problem) => textOf('agents.in-file', { file, problem }));
}

function unknownAgent(name: string, agents: readonly { readonly name: string }[]): string {
  const names = agents.map((agent) => agent.name).join(', ');
  return `Sub-agent "${name}" does not exist. Available sub-agents: ${names}.`;
}
