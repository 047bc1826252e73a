import type { ToolGroupSetting } from '../settings/settings-schema';
import type { ToolKind, ToolSource } from './tools';

// Tool groups: named sets of tools, built-in or from the settings. A chat stores a list of names of groups and tools
// that are on. The tools of the chat follow from this list.

/** The facts about a tool that groups need. */
export type GroupedTool = { readonly name: string; readonly kind: ToolKind; readonly source: ToolSource };

export type NamedGroup = ToolGroupSetting & { readonly name: string };

type Settings = Readonly<Record<string, ToolGroupSetting>>;

/** The groups of a new chat, which contain every tool. */
export const usualToolsOn: readonly string[] = ['agent', 'elsewhere'];

/** The built-in groups. A group of the settings with the same name replaces one. */
export const firstGroups = ['agent', 'read-only', 'elsewhere'] as const;

const belongs: Readonly<Record<(typeof firstGroups)[number], (tool: GroupedTool) => boolean>> = {
  agent: ({ source }) => source.kind === 'built-in',
  'read-only': ({ source, kind }) => source.kind === 'built-in' && kind === 'read',
  elsewhere: ({ source }) => source.kind !== 'built-in',
};

export function toolGroups(settings: Settings, tools: readonly GroupedTool[]): readonly NamedGroup[] {
  const first = firstGroups
    .filter((name) => !Object.hasOwn(settings, name))
    .map((name) => ({
      name,
      tools: tools.filter(belongs[name]).map((tool) => tool.name),
      description: '',
      replaceSystemPrompt: false,
      collapse: true,
      only: name === 'read-only',
    }));
  return [...first, ...Object.entries(settings).map(([name, group]) => ({ ...group, name }))];
}

/** The tools that are on, in their own order. */
export function toolsOnOf<Tool extends GroupedTool>(
  on: readonly string[],
  { settings, tools }: { readonly settings: Settings; readonly tools: readonly Tool[] },
): readonly Tool[] {
  const named = new Set(groupsOn(on, { settings, tools }).flatMap((group) => group.tools));
  const groups = new Set(toolGroups(settings, tools).map(({ name }) => name));
  return tools.filter(({ name }) => named.has(name) || (on.includes(name) && !groups.has(name)));
}

/** The groups that are on, in the order they were turned on. */
export function groupsOn(
  on: readonly string[],
  { settings, tools }: { readonly settings: Settings; readonly tools: readonly GroupedTool[] },
): readonly NamedGroup[] {
  const groups = toolGroups(settings, tools);
  return on.flatMap((name) => groups.find((group) => group.name === name) ?? []);
}

/** The names that a message mentions, as `@{name}`. */
export function mentionsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/@\{([A-Za-z0-9_-]{1,64})\}/g)].map(([, name = '']) => name))];
}

export function mentionOf(name: string): string {
  return `@{${name}}`;
}

/** An entry of the active tools that the user can turn off; `of`: the active group of a tool that appears by itself. */
export type ToolChip = { readonly name: string; readonly of: string | null; readonly isGroup: boolean };

/** A collapsed group is one chip; any other group shows its tools. */
export function chipsOf(
  on: readonly string[],
  { settings, tools }: { readonly settings: Settings; readonly tools: readonly GroupedTool[] },
): readonly ToolChip[] {
  const groups = toolGroups(settings, tools);
  return on.flatMap((name): readonly ToolChip[] => {
    const group = groups.find((one) => one.name === name);
    if (!group) return [{ name, of: null, isGroup: false }];
    if (group.collapse) return [{ name, of: null, isGroup: true }];
    const there = group.tools.filter((tool) => tools.some((one) => one.name === tool));
    return there.map((tool) => ({ name: tool, of: name, isGroup: false }));
  });
}

/** The list after turning a chip off. Turning off one tool of a group replaces the group with its other tools. */
export function turnedOff(
  on: readonly string[],
  chip: ToolChip,
  known: { readonly settings: Settings; readonly tools: readonly GroupedTool[] },
): readonly string[] {
  if (chip.of === null) return on.filter((name) => name !== chip.name);
  const rest = chipsOf([chip.of], known)
    .map(({ name }) => name)
    .filter((name) => name !== chip.name);
  return [...new Set(on.flatMap((name) => (name === chip.of ? rest : [name])))];
}

/** The list after turning `names` on. A group with `only` replaces everything else. */
export function turnedOn(
  on: readonly string[],
  names: readonly string[],
  { settings, tools }: { readonly settings: Settings; readonly tools: readonly GroupedTool[] },
): readonly string[] {
  const narrows = groupsOn(names, { settings, tools }).some(({ only }) => only);
  return [...new Set([...(narrows ? [] : on), ...names])];
}
