import type { ChatState } from '@shared/chat';
import type { ModelTool } from '../agent/model/model';
import { createTools } from '../tools/create-tools';
import { toolSchema } from '../tools/input/lenient-input';
import type { Tool } from '../tools/tool';
import type { AppParts } from './parts';
import { createToolServices, type ServiceParts } from './tool-services';

// Tools of a chat: those of the application and those that come from elsewhere, as they are when they are asked for.

/** `elsewhere`: what the project's servers, commands and files bring now. */
export function chatTools(services: ServiceParts, elsewhere: () => readonly Tool[]): () => readonly Tool[] {
  const builtIn = createTools(createToolServices(services));
  return () => {
    const state = services.log.state();
    return [...builtIn, ...services.parts.moreTools, ...elsewhere()].filter((tool) => isOffered(tool, state));
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
  return tools.map((tool) => ({
    name: tool.name,
    description: tool.noteFor ? `${tool.description} ${tool.noteFor(shell)}` : tool.description,
    parameters: toolSchema(tool),
  }));
}
