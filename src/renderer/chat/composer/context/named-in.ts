import { mostNamed } from '@shared/attachments/named';
import { mentionedPaths } from '@shared/chat/file-mentions';
import { slashIn } from '@shared/chat/slash-commands';
import { mentionedResources, resourceMention, type ServerResource } from '@shared/servers/server-offers';
import { mentionOf, mentionsIn } from '@shared/tools/tool-groups';

// The mentions in a text that are sent with it: possible paths, resources of servers, and tools that it enables. Pure.

export type NamedIn = {
  readonly paths: readonly string[];
  readonly resources: readonly ResourceName[];
  /** Names of tools and of groups. */
  readonly tools: readonly string[];
};

export type ResourceName = Pick<ServerResource, 'server' | 'uri'>;

/** In characters; paths are shorter. */
const longestName = 1000;

/** Without the last word, which may be unfinished. A prompt includes its own mentions itself. */
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

/** Removes each mention of the tool or group from the text, with the blank after it. */
export function withoutTool(text: string, name: string): string {
  return text.replace(new RegExp(`${mentionOf(name).replace(/[{}]/g, '\\$&')}[^\\S\\n]?`, 'g'), '');
}

/** Removes each mention of the resource from the text, with the blank after it. */
export function withoutResource(text: string, resource: ResourceName): string {
  const mention = resourceMention(resource);
  return text
    .split(/(?<=\s)/)
    .filter((word) => word.trim() !== mention)
    .join('');
}
