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
  return () => [...builtIn, ...services.parts.moreTools, ...elsewhere()];
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
