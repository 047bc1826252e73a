import type { ChatState } from '@shared/chat/chat';
import { usualContextWindow } from '@shared/models/model-families';
import { groupsOn, toolGroups, toolsOnOf, turnedOn } from '@shared/tools/tool-groups';
import type { ModelTool } from '../agent/model/kit/model';
import type { PromptFacts } from '../agent/prompt';
import { createTools, listed } from '../tools/create-tools';
import { findToolsName } from '../tools/find-tools';
import { toolSchema } from '../tools/kit/lenient-input';
import type { SubAgents, ToolFinder } from '../tools/kit/services';
import type { Tool } from '../tools/kit/tool';
import { skillName } from '../tools/skill';
import { factsFor } from './parts/model-endpoint';
import { asNamedOnly, offeredOf } from './parts/named-only';
import type { AppParts } from './parts/parts';
import { createToolServices, type ServiceParts } from './parts/tool-services';

// The current tools of a chat: the application's own and those from elsewhere.

export type ChatTools = {
  /** Tools that are on, and internal tools for nested calls of the application. */
  current(): readonly Tool[];
  /** The texts of the active groups for the model. */
  groupTexts(): PromptFacts['groups'];
  /** Active groups that name missing tools. */
  absent(): readonly { readonly group: string; readonly names: readonly string[] }[];
  /** Turns on the mentioned tools and groups; resolves with the unknown names. */
  turnOn(names: readonly string[]): Promise<readonly string[]>;
};

/** `elsewhere`: the current tools of the project's servers, commands and files. */
export function chatTools(
  services: ServiceParts,
  subAgents: SubAgents,
  elsewhere: () => readonly Tool[],
): ChatTools {
  const { log, parts } = services;
  const toolFinder: ToolFinder = {
    namedOnly: () => offered().namedOnly,
    isThere: (name) => offered().whole.some((tool) => tool.name === name),
    bring: (names) => log.append({ events: [{ type: 'tools-found', names: [...names] }] }),
  };
  const builtIn = createTools({ ...createToolServices(services), subAgents, toolFinder });
  const all = () =>
    [...builtIn, ...parts.moreTools, ...elsewhere().filter(isForModel)].map((tool) => ({
      ...listed(tool),
      tool,
    }));
  // A model has the tool for skills only if there are any.
  const isOffered = (name: string) => name !== skillName || services.skills.list().length > 0;
  const known = () => ({ tools: all(), settings: parts.settings.current().settings.toolGroups });
  const offered = () => {
    const state = log.state();
    const on = toolsOnOf(state.toolsOn, known()).map(({ tool }) => tool);
    return offeredOf(on, {
      contextWindow: factsFor(parts.settings, state.model).contextWindow ?? usualContextWindow,
      isFound: (name) => state.toolsFound.includes(name) || isWaiting(name, state),
    });
  };
  return {
    current() {
      const { whole, namedOnly } = offered();
      const ours = elsewhere().filter((tool) => !isForModel(tool));
      const without = whole.filter(({ name }) => name !== findToolsName && isOffered(name));
      if (namedOnly.length === 0) return [...without, ...ours];
      const finding = builtIn.filter(({ name }) => name === findToolsName);
      return [...without, ...finding, ...namedOnly.map(asNamedOnly), ...ours];
    },
    groupTexts: () =>
      groupsOn(log.state().toolsOn, known()).flatMap(({ systemPrompt, replaceSystemPrompt }) =>
        systemPrompt ? [{ text: systemPrompt, replaces: replaceSystemPrompt }] : [],
      ),
    absent() {
      const { tools, settings } = known();
      const there = new Set(tools.map(({ name }) => name));
      const groups = groupsOn(log.state().toolsOn, { tools, settings }).map((group) => ({
        group: group.name,
        names: group.tools.filter((name) => !there.has(name)),
      }));
      return groups.filter(({ names }) => names.length > 0);
    },
    async turnOn(names) {
      const { tools, settings } = known();
      const there = new Set([...tools, ...toolGroups(settings, tools)].map(({ name }) => name));
      const { toolsOn } = log.state();
      const on = turnedOn(
        toolsOn,
        names.filter((name) => there.has(name)),
        { tools, settings },
      );
      if (on.join() !== toolsOn.join())
        await log.append({ events: [{ type: 'tools-on-changed', on: [...on] }] }, 'synced');
      return names.filter((name) => !there.has(name));
    },
  };
}

/** A waiting call still waits after a restart, so its tool stays. */
function isWaiting(name: string, { calls }: ChatState): boolean {
  return Object.values(calls).some(({ tool, phase }) => tool === name && phase.phase === 'waiting');
}

/** The tools in the form for the model; descriptions of commands name their shell. */
export async function modelTools(
  tools: readonly Tool[],
  { commands }: AppParts,
): Promise<readonly ModelTool[]> {
  const shell = await commands.shell().catch(() => null);
  return await Promise.all(
    tools.filter(isForModel).map(async (tool) => ({
      name: tool.name,
      description: tool.noteFor ? `${tool.description} ${await tool.noteFor(shell)}` : tool.description,
      parameters: toolSchema(tool),
    })),
  );
}

/** Whether the model gets the full tool, not only its name. */
export function isForModel({ isInternal, isNamedOnly }: Tool): boolean {
  return isInternal !== true && isNamedOnly !== true;
}
