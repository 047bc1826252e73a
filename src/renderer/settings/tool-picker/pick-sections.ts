import type { ServerState, ServerTool } from '@shared/servers/servers';
import { type AnyText, say, textOf } from '@shared/texts/text';
import type { ToolListing, ToolSource } from '@shared/tools/tools';

// Sections of the tool picker, by source: existing tools, tools of servers that are off, and chosen tools that are
// missing. Pure.

export type Pickable = {
  readonly name: string;
  /** Text beside its name. */
  readonly hint: string;
  readonly state: 'there' | 'off' | 'gone';
};

export type PickSection = { readonly title: string; readonly tools: readonly Pickable[] };

type Known = {
  readonly tools: readonly ToolListing[];
  readonly servers: readonly Pick<ServerState, 'alias' | 'tools'>[];
};

/** `chosen` may name missing tools. */
export function pickSections({ tools, servers }: Known, chosen: readonly string[]): readonly PickSection[] {
  const sections = new Map<string, Pickable[]>();
  const add = (title: AnyText, tool: Pickable) => {
    const key = say(title);
    sections.set(key, [...(sections.get(key) ?? []), tool]);
  };
  const there = new Set(tools.map(({ name }) => name));
  const isOfServer = (name: string) =>
    servers.some((one) => one.tools.some((tool) => tool.callName === name));
  // First, because the user should correct them.
  for (const name of new Set(chosen.filter((one) => !there.has(one) && !isOfServer(one))))
    add(textOf('tool-picker.gone-title'), { name, hint: '', state: 'gone' });
  for (const { name, displayName, source } of tools)
    add(titleOf(source), { name, hint: say(displayName), state: 'there' });
  for (const { alias, tools: ofServer } of servers)
    for (const tool of ofServer.filter(({ callName }) => !there.has(callName)))
      add(titleOf({ kind: 'server', alias }), offTool(tool));
  return [...sections].map(([title, all]) => ({ title, tools: all }));
}

/** The tools with the search text in their name, their hint or their section. */
export function fittingSections(sections: readonly PickSection[], query: string): readonly PickSection[] {
  const wanted = query.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return sections
    .map(({ title, tools }) => ({
      title,
      tools: has(title) ? tools : tools.filter(({ name, hint }) => has(name) || has(hint)),
    }))
    .filter(({ tools }) => tools.length > 0);
}

/** The chosen names after some tools are added or removed. */
export function withChosen(
  chosen: readonly string[],
  names: readonly string[],
  isChosen: boolean,
): readonly string[] {
  if (isChosen) return [...new Set([...chosen, ...names])];
  return chosen.filter((name) => !names.includes(name));
}

function offTool({ callName, title }: ServerTool): Pickable {
  return { name: callName, hint: title, state: 'off' };
}

function titleOf(source: ToolSource): AnyText {
  switch (source.kind) {
    case 'built-in':
      return textOf('tool-picker.built-in');
    case 'discovered':
      return textOf('tool-picker.discovered');
    case 'command-file':
      return textOf('tool-picker.command-files');
    case 'server':
      return textOf('tool-picker.server', { alias: source.alias });
  }
}
