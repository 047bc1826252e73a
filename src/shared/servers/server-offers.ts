export type * from './server-offers-schema';

// Offers of MCP servers to the user besides tools: prompts that begin a message, resources to attach to one.

export type ServerPrompt = {
  /** The server's alias. */
  readonly server: string;
  /** The server's own name of it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** Whether the server may suggest values for them. */
  readonly completes: boolean;
};

export type PromptArgument = {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
};

export type ServerResource = {
  readonly server: string;
  readonly uri: string;
  readonly name: string;
  readonly description: string;
};

/** Resources with parts of the address that the user fills in. */
export type ServerResourceTemplate = {
  readonly server: string;
  /** In the form of RFC 6570: `notes:///{name}`. */
  readonly uriTemplate: string;
  readonly name: string;
  readonly description: string;
};

export type ServerResources = {
  readonly resources: readonly ServerResource[];
  readonly templates: readonly ServerResourceTemplate[];
};

/** The mention of a resource in a message: `@docs:file:///notes.md`. */
export function resourceMention({ server, uri }: Pick<ServerResource, 'server' | 'uri'>): string {
  return `@${server}:${uri}`;
}

/** Whether a message may contain a mention of a resource, of any server. */
export function mayNameResource(text: string): boolean {
  return named.test(text);
}

/** The resources in a message, unique, in order. `servers` are the known aliases. */
export function mentionedResources(
  text: string,
  servers: readonly string[],
): readonly Pick<ServerResource, 'server' | 'uri'>[] {
  const found = [...text.matchAll(new RegExp(named, 'g'))].flatMap(([, server, uri]) =>
    server !== undefined && uri !== undefined && servers.includes(server) ? [{ server, uri }] : [],
  );
  return [...new Map(found.map((one) => [resourceMention(one), one])).values()];
}

/** Only at the beginning of a word, so that an email address does not count as a mention. */
const named = /(?<!\S)@([A-Za-z0-9][A-Za-z0-9_-]*):(\S+)/;
