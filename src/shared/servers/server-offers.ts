export type * from './server-offers-schema';

// What MCP servers offer a person beside tools: prompts to begin a message with, resources to attach to one.

export type ServerPrompt = {
  /** The server's alias. */
  readonly server: string;
  /** As the server calls it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** Whether it may propose values for them. */
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

/** Resources whose address has parts that a person fills in. */
export type ServerResourceTemplate = {
  readonly server: string;
  /** As RFC 6570 has it: `notes:///{name}`. */
  readonly uriTemplate: string;
  readonly name: string;
  readonly description: string;
};

export type ServerResources = {
  readonly resources: readonly ServerResource[];
  readonly templates: readonly ServerResourceTemplate[];
};

/** How a message names a resource: `@docs:file:///notes.md`. */
export function resourceMention({ server, uri }: Pick<ServerResource, 'server' | 'uri'>): string {
  return `@${server}:${uri}`;
}

/** Whether a message may name a resource of some server. */
export function mayNameResource(text: string): boolean {
  return named.test(text);
}

/** The resources that a message names, each once, in their order. `servers` are the aliases there are. */
export function mentionedResources(
  text: string,
  servers: readonly string[],
): readonly Pick<ServerResource, 'server' | 'uri'>[] {
  const found = [...text.matchAll(new RegExp(named, 'g'))].flatMap(([, server, uri]) =>
    server !== undefined && uri !== undefined && servers.includes(server) ? [{ server, uri }] : [],
  );
  return [...new Map(found.map((one) => [resourceMention(one), one])).values()];
}

/** At the beginning of a word: an address of mail is no mention. */
const named = /(?<!\S)@([A-Za-z0-9][A-Za-z0-9_-]*):(\S+)/;
