import { chipsOf, groupsOn, type ToolChip, toolGroups, usualToolsOn } from '@shared/tools/tool-groups';

// The active tools as chips, as far as they differ from the tools of a new chat. Pure.

/** `isOn`: false for a usual tool or group that is off. */
export type ChangedChip = ToolChip & { readonly isOn: boolean };

type Known = Parameters<typeof chipsOf>[1];

export function changedChips(on: readonly string[], known: Known): readonly ChangedChip[] {
  const shown = chipsOf(on, known).filter(({ name, of }) => !usualToolsOn.includes(of ?? name));
  const narrows = on.length === 0 || groupsOn(on, known).some(({ only }) => only);
  const off = narrows ? [] : usualToolsOn.flatMap((name) => offIn(name, on, known));
  // The rest of a usual group goes without saying if the chips name what is missing.
  const rest = new Set(off.flatMap(({ of }) => (of === null ? [] : toolsOf(of, known))));
  const chips = shown.filter(({ name }) => !rest.has(name));
  return [...chips.map((chip) => ({ ...chip, isOn: true })), ...off];
}

/** The missing part of a usual group: all of it, or a few of its tools. */
function offIn(group: string, on: readonly string[], known: Known): readonly ChangedChip[] {
  const tools = toolsOf(group, known);
  if (on.includes(group) || tools.length === 0) return [];
  const missing = tools.filter((name) => !on.includes(name));
  if (missing.length === tools.length) return [{ name: group, of: null, isGroup: true, isOn: false }];
  if (missing.length > tools.length / 2) return [];
  return missing.map((name) => ({ name, of: group, isGroup: false, isOn: false }));
}

/** The available tools of a group. */
function toolsOf(group: string, { settings, tools }: Known): readonly string[] {
  const names = toolGroups(settings, tools).find(({ name }) => name === group)?.tools ?? [];
  return names.filter((name) => tools.some((tool) => tool.name === name));
}
