import type { ChatState } from '@shared/chat';
import { groupsOn, toolGroups, toolsOnOf, turnedOn } from '@shared/tool-groups';
import type { ModelTool } from '../agent/model/model';
import type { PromptFacts } from '../agent/prompt';
import { createTools, listed } from '../tools/create-tools';
import { toolSchema } from '../tools/input/lenient-input';
import type { SubAgents } from '../tools/services';
import type { Tool } from '../tools/tool';
import type { AppParts } from './parts/parts';
import { createToolServices, type ServiceParts } from './parts/tool-services';

// Tools of a chat: those of the application and those that come from elsewhere, as they are when they are asked for.

export type ChatTools = {
  /** Those that are on, and those of the application's own nested calls. */
  current(): readonly Tool[];
  /** What the groups that are on say to the model. */
  groupTexts(): PromptFacts['groups'];
  /** Turns on what a message mentions; the names of which there is neither a tool nor a group. */
  turnOn(names: readonly string[]): Promise<readonly string[]>;
};

/** `elsewhere`: what the project's servers, commands and files bring now. */
export function chatTools(
  services: ServiceParts,
  subAgents: SubAgents,
  elsewhere: () => readonly Tool[],
): ChatTools {
  const { log, parts } = services;
  const builtIn = createTools({ ...createToolServices(services), subAgents });
  const all = () =>
    [...builtIn, ...parts.moreTools, ...elsewhere().filter(isForModel)].map((tool) => ({
      ...listed(tool),
      tool,
    }));
  const known = () => ({ tools: all(), settings: parts.settings.current().settings.toolGroups });
  return {
    current() {
      const state = log.state();
      const on = toolsOnOf(state.toolsOn, known()).map(({ tool }) => tool);
      const ours = elsewhere().filter((tool) => !isForModel(tool));
      return [...on.filter((tool) => isOffered(tool, state)), ...ours];
    },
    groupTexts: () =>
      groupsOn(log.state().toolsOn, known()).flatMap(({ systemPrompt, replaceSystemPrompt }) =>
        systemPrompt ? [{ text: systemPrompt, replaces: replaceSystemPrompt }] : [],
      ),
    async turnOn(names) {
      const { tools, settings } = known();
      const there = new Set([...tools, ...toolGroups(settings, tools)].map(({ name }) => name));
      const { toolsOn } = log.state();
      const on = turnedOn(
        toolsOn,
        names.filter((name) => there.has(name)),
      );
      if (on.length > toolsOn.length)
        await log.append({ events: [{ type: 'tools-on-changed', on: [...on] }] }, 'synced');
      return names.filter((name) => !there.has(name));
    },
  };
}

/** A call that waits goes on waiting after a restart, whatever the mode is by then. */
function isOffered({ name, onlyIn }: Tool, { mode, calls }: ChatState): boolean {
  if (onlyIn === undefined || onlyIn === mode.kind) return true;
  return Object.values(calls).some(({ tool, phase }) => tool === name && phase.phase === 'waiting');
}

/** As the model is told of them: with the shell that its commands run in. */
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

/** Whether a model is told of it. */
export function isForModel({ isInternal }: Tool): boolean {
  return isInternal !== true;
}
