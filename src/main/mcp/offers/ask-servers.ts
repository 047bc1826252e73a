import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { AppError, messageOf } from '@shared/errors';
import type { ServerPrompt, ServerResource, ServerResources } from '@shared/servers/server-offers';
import type { CompletionQuery } from '@shared/servers/server-offers-schema';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import type { ServerSession, Servers } from '../servers';
import { contentText, type ReadResource, readResource } from './content-text';
import { offerTimeoutMs } from './list-pages';
import { promptsOf, resourcesOf, templatesOf } from './listed-offers';

// Asks servers for their prompts and resources, and limits the answers. A server that fails to list its own does not
// affect the others. Loaded when the first server is ready.

export type AskedServers = {
  prompts(): Promise<readonly ServerPrompt[]>;
  /** The text of the prompt, filled in. Throws AppError `not-found`, or `unavailable` with the server's message. */
  promptText(prompt: PromptCall): Promise<string>;
  resources(): Promise<ServerResources>;
  /** Throws AppError like `promptText`; also `unavailable` if the resource contains no text. */
  read(resource: Pick<ServerResource, 'server' | 'uri'>): Promise<ReadResource>;
  /** The server's suggestions for an argument of a prompt or a part of an address; may be empty. */
  complete(query: CompletionQuery): Promise<readonly string[]>;
};

type PromptCall = Pick<ServerPrompt, 'server' | 'name'> & {
  readonly arguments: Readonly<Record<string, string>>;
};

/** In characters. A longer prompt is cut, because the model gets it whole. */
const longestText = 200_000;

export function askServers(
  { sessions }: Pick<Servers, 'sessions'>,
  onProblem: (error: unknown) => void,
): AskedServers {
  const clientOf = (server: string): Client => {
    const session = sessions().find(({ alias }) => alias === server);
    if (session) return session.client;
    throw new AppError('not-found', textOf('offers.not-ready', { server }));
  };
  const orNone = async <One>(listed: Promise<readonly One[]>): Promise<readonly One[]> =>
    await listed.catch((error: unknown) => {
      onProblem(error);
      return [];
    });
  const ofAll = async <Offer>(list: (session: ServerSession) => Promise<readonly Offer[]>) =>
    (await Promise.all(sessions().map((session) => orNone(list(session))))).flat();
  return {
    prompts: () => ofAll(promptsOf),
    async resources() {
      const [resources, templates] = await Promise.all([ofAll(resourcesOf), ofAll(templatesOf)]);
      return { resources, templates };
    },
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
    async read({ server, uri }) {
      const { contents } = await ask(server, () =>
        clientOf(server).request({ method: 'resources/read', params: { uri } }, contentsSchema, {
          timeout: offerTimeoutMs,
        }),
      );
      return readResource(contents);
    },
    async complete({ server, of, argument, known }) {
      const client = clientOf(server);
      if (!client.getServerCapabilities()?.completions) return [];
      const ref =
        of.kind === 'prompt'
          ? ({ type: 'ref/prompt', name: of.name } as const)
          : ({ type: 'ref/resource', uri: of.uriTemplate } as const);
      const params = { ref, argument, context: { arguments: known } };
      const answer = client.request({ method: 'completion/complete', params }, completionSchema, {
        timeout: offerTimeoutMs,
      });
      return await orNone(answer.then(({ completion }) => completion.values));
    },
  };
}

const messagesSchema = z.object({
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.unknown() })),
});
const contentsSchema = z.object({ contents: z.array(z.unknown()) });
const completionSchema = z.object({
  completion: z.object({
    values: z
      .array(z.string().max(2000).catch(''))
      .transform((values) => [...new Set(values)].filter((value) => value !== '').slice(0, 100)),
  }),
});

/** Marks text for the model's role as such, because everything becomes one message of the user. */
function messageText({ role, content }: { readonly role: 'user' | 'assistant'; readonly content: unknown }) {
  const text = contentText(content);
  return role === 'user' ? text : `(The assistant:) ${text}`;
}

async function ask<Answer>(server: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = messageOf(error)
      .replace(/^(?:MCP error -?\d+: )+/, '')
      .slice(0, 500);
    throw new AppError('unavailable', textOf('offers.failed', { server, reason }), { cause: error });
  }
}

function cut(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText)}\n[Cut: ${text.length - longestText} more characters]`;
}
