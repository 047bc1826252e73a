import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { AppError, messageOf } from '@shared/errors';
import type { ServerPrompt, ServerResource } from '@shared/server-offers';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import type { ServerSession, Servers } from '../servers';
import { contentText, resourceText } from './content-text';
import { listPages, offerTimeoutMs } from './list-pages';

// Prompts and resources of the servers that are ready. A server that fails to list its own costs the others nothing.

export type Offers = {
  prompts(): Promise<readonly ServerPrompt[]>;
  /** What the prompt says, filled in. AppError `not-found`, or `unavailable` with what the server says. */
  promptText(prompt: PromptCall): Promise<string>;
  resources(): Promise<readonly ServerResource[]>;
  /** AppError as `promptText` has it. */
  resourceText(resource: Pick<ServerResource, 'server' | 'uri'>): Promise<string>;
  /** The aliases of those that are ready. */
  servers(): readonly string[];
};

type PromptCall = Pick<ServerPrompt, 'server' | 'name'> & {
  readonly arguments: Readonly<Record<string, string>>;
};

/** More of one is cut: it goes to the model whole. */
const longestText = 200_000;

export function createOffers(
  { sessions }: Pick<Servers, 'sessions'>,
  onProblem: (error: unknown) => void,
): Offers {
  const clientOf = (server: string): Client => {
    const session = sessions().find(({ alias }) => alias === server);
    if (session) return session.client;
    throw new AppError('not-found', textOf('offers.not-ready', { server }));
  };
  const ofAll = async <Offer>(list: (session: ServerSession) => Promise<readonly Offer[]>) => {
    const lists = sessions().map((session) =>
      list(session).catch((error: unknown) => {
        onProblem(error);
        return [];
      }),
    );
    return (await Promise.all(lists)).flat();
  };
  return {
    prompts: () => ofAll(promptsOf),
    resources: () => ofAll(resourcesOf),
    servers: () => sessions().map(({ alias }) => alias),
    async promptText({ server, name, arguments: args }) {
      const { messages } = await ask(server, () =>
        clientOf(server).request(
          { method: 'prompts/get', params: { name, arguments: { ...args } } },
          messagesSchema,
          { timeout: offerTimeoutMs },
        ),
      );
      return cut(messages.map(messageText).join('\n\n'));
    },
    async resourceText({ server, uri }) {
      const { contents } = await ask(server, () =>
        clientOf(server).request({ method: 'resources/read', params: { uri } }, contentsSchema, {
          timeout: offerTimeoutMs,
        }),
      );
      return cut(contents.map(resourceText).join('\n'));
    },
  };
}

const line = z.string().max(2000).catch('');
const promptSchema = z.object({
  name: z.string().min(1).max(256),
  title: z.string().max(256).optional().catch(undefined),
  description: line,
  arguments: z
    .array(z.object({ name: z.string().max(256), description: line, required: z.boolean().catch(false) }))
    .max(50)
    .catch([]),
});
const resourceSchema = z.object({
  uri: z.string().min(1).max(2000),
  name: line,
  title: z.string().max(256).optional().catch(undefined),
  description: line,
});
const messagesSchema = z.object({
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.unknown() })),
});
const contentsSchema = z.object({ contents: z.array(z.unknown()) });

async function promptsOf({ alias: server, client }: ServerSession): Promise<readonly ServerPrompt[]> {
  if (!client.getServerCapabilities()?.prompts) return [];
  const prompts = await listPages(client, { method: 'prompts/list', key: 'prompts', schema: promptSchema });
  return prompts.map(({ title, ...prompt }) => ({ server, ...prompt, title: title ?? prompt.name }));
}

async function resourcesOf({ alias: server, client }: ServerSession): Promise<readonly ServerResource[]> {
  if (!client.getServerCapabilities()?.resources) return [];
  const resources = await listPages(client, {
    method: 'resources/list',
    key: 'resources',
    schema: resourceSchema,
  });
  return resources.map(({ uri, name, title, description }) => ({
    ...{ server, uri, description },
    name: title ?? (name || uri),
  }));
}

/** What a model is to have said is told as such: all of it is one message of the person's. */
function messageText({ role, content }: { readonly role: 'user' | 'assistant'; readonly content: unknown }) {
  const text = contentText(content);
  return role === 'user' ? text : `(The assistant:) ${text}`;
}

async function ask<Answer>(server: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = messageOf(error).slice(0, 500);
    throw new AppError('unavailable', textOf('offers.failed', { server, reason }), { cause: error });
  }
}

function cut(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText)}\n[Cut: ${text.length - longestText} more characters]`;
}
