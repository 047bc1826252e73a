import { mostNamed } from '@shared/attachments/named';
import { mentionedPaths } from '@shared/chat/file-mentions';
import { slashIn } from '@shared/chat/slash-commands';
import { mentionedResources, resourceMention, type ServerResource } from '@shared/servers/server-offers';
import { mentionOf, mentionsIn } from '@shared/tools/tool-groups';

// What a text names that would go with it: paths, that may be of files or folders, resources of servers, and what it
// turns on. Pure.

export type NamedIn = {
  readonly paths: readonly string[];
  readonly resources: readonly ResourceName[];
  /** Of tools and of groups of them. */
  readonly tools: readonly string[];
};

export type ResourceName = Pick<ServerResource, 'server' | 'uri'>;

/** In characters; no path is longer. */
const longestName = 1000;

/** Without the last word, which may still be on its way. A prompt takes along what it names itself. */
export function namedIn(text: string, servers: readonly string[]): NamedIn {
  const whole = text.replace(/\S+$/, '');
  const resources = mentionedResources(whole, servers);
  const others = new Set(resources.map((one) => resourceMention(one).slice(1)));
  const paths = slashIn(text) ? [] : mentionedPaths(whole);
  const isPath = (name: string) => name.length <= longestName && !others.has(name);
  return {
    paths: paths.filter(isPath).slice(0, mostNamed),
    resources,
    tools: mentionsIn(whole).slice(0, mostNamed),
  };
}

/** The text without that mention of a tool or a group, each time with the blank behind it. */
export function withoutTool(text: string, name: string): string {
  return text.replace(new RegExp(`${mentionOf(name).replace(/[{}]/g, '\\$&')}[^\\S\\n]?`, 'g'), '');
}

/** The text without that resource, each time with the blank behind it. */
export function withoutResource(text: string, resource: ResourceName): string {
  const mention = resourceMention(resource);
  return text
    .split(/(?<=\s)/)
    .filter((word) => word.trim() !== mention)
    .join('');
}
