import type { ServerPrompt, ServerResource, ServerResourceTemplate } from '@shared/servers/server-offers';
import { z } from 'zod';
import type { ServerSession } from '../servers';
import { listPages } from './list-pages';

// One server's lists of prompts, resources and templates; empty unless the server declares the capability.

export async function promptsOf({ alias: server, client }: ServerSession): Promise<readonly ServerPrompt[]> {
  const capabilities = client.getServerCapabilities();
  if (!capabilities?.prompts) return [];
  const completes = capabilities.completions !== undefined;
  const prompts = await listPages(client, { method: 'prompts/list', key: 'prompts', schema: promptSchema });
  return prompts.map(({ title, ...prompt }) => ({
    server,
    ...prompt,
    title: title ?? prompt.name,
    completes,
  }));
}

export async function resourcesOf({
  alias: server,
  client,
}: ServerSession): Promise<readonly ServerResource[]> {
  if (!client.getServerCapabilities()?.resources) return [];
  const resources = await listPages(client, {
    method: 'resources/list',
    key: 'resources',
    schema: resourceSchema,
  });
  return resources.map(({ uri, name, title, description }) => ({
    server,
    uri,
    description,
    name: title ?? (name || uri),
  }));
}

export async function templatesOf({
  alias: server,
  client,
}: ServerSession): Promise<readonly ServerResourceTemplate[]> {
  if (!client.getServerCapabilities()?.resources) return [];
  const templates = await listPages(client, {
    method: 'resources/templates/list',
    key: 'resourceTemplates',
    schema: templateSchema,
  });
  return templates.map(({ uriTemplate, name, title, description }) => ({
    server,
    uriTemplate,
    description,
    name: title ?? (name || uriTemplate),
  }));
}

const line = z.string().max(2000).catch('');
const title = z.string().max(256).optional().catch(undefined);
const promptSchema = z.object({
  name: z.string().min(1).max(256),
  title,
  description: line,
  arguments: z
    .array(z.object({ name: z.string().max(256), description: line, required: z.boolean().catch(false) }))
    .max(50)
    .catch([]),
});
/** Without spaces, because a message mentions the address as one word. */
const address = z.string().max(2000).regex(/^\S+$/);
const resourceSchema = z.object({ uri: address, name: line, title, description: line });
const templateSchema = z.object({ uriTemplate: address, name: line, title, description: line });
