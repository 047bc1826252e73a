import type { NamedPath } from '@shared/attachments/named';
import { toolGroups } from '@shared/tools/tool-groups';
import { createTools, listed } from '../tools/create-tools';
import { noServices } from '../tools/kit/no-services';
import type { Tool } from '../tools/kit/tool';
import { isForModel, modelTools } from './chat-tools';
import type { AppParts } from './parts/parts';
import type { ProjectTools } from './project-tools';

/** In characters; longer than a preview needs. */
const longestBeginning = 2400;

/**
 * The tools and groups that mentions turn on, with the tokens each adds to every request. Unknown names are left out.
 */
export async function weighTools(
  names: readonly string[],
  { tools: elsewhere }: { readonly tools: Pick<ProjectTools, 'current'> },
  parts: AppParts,
): Promise<readonly NamedPath[]> {
  const all = [...createTools(noServices), ...parts.moreTools, ...elsewhere.current()].filter(isForModel);
  const groups = toolGroups(parts.settings.current().settings.toolGroups, all.map(listed));
  const weighed = names.map(async (name): Promise<readonly NamedPath[]> => {
    const group = groups.find((one) => one.name === name);
    const meant = all.filter((tool) => (group ? group.tools.includes(tool.name) : tool.name === name));
    const only = meant[0];
    if (!group && !only) return [];
    const beginning = (group ? group.description : (only?.description ?? '')).slice(0, longestBeginning);
    const kind = group ? 'group' : 'tool';
    const weight = {
      kind,
      tokens: await tokensOf(meant, parts),
      beginning: beginning.toWellFormed(),
    } as const;
    return [{ name, weight: { ...weight, tools: meant.map((tool) => tool.name) } }];
  });
  return (await Promise.all(weighed)).flat();
}

/** The same estimate as for requests. */
async function tokensOf(tools: readonly Tool[], parts: AppParts): Promise<number> {
  return tools.length === 0 ? 0 : Math.ceil(JSON.stringify(await modelTools(tools, parts)).length / 4);
}
