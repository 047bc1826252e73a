import type { AgentView } from '@shared/sub-agents/sub-agents';
import { type AnyText, textOf } from '@shared/texts/text';
import { type BuiltInAgent, builtInAgents } from './built-in';
import { type AgentDefinition, type FoundAgent, parseAgent } from './definition';

// Catalogue of sub-agents: of all definitions found, which hold. Of two of one name the project's holds before the
// person's, and theirs before what comes with the application; within one place the first file by name.

export type AgentFile = Pick<FoundAgent, 'place' | 'text'>;

export type Catalogue = {
  /** Those that hold. */
  readonly agents: readonly AgentDefinition[];
  /** All, those that hold first. */
  readonly views: readonly AgentView[];
};

type Sources = {
  /** The project's before the person's, each by the names of their files. */
  readonly files: readonly AgentFile[];
  isAllowed(file: AgentFile): boolean;
  /** Undefined: not known, so that nothing is said of unknown ones. */
  readonly toolNames?: ReadonlySet<string>;
};

export async function catalogueOf({ files, isAllowed, toolNames }: Sources): Promise<Catalogue> {
  const own = await Promise.all(
    files.map(async (file) => ({ ...file, parsed: await parseAgent(file.text) })),
  );
  const found: FoundAgent[] = [...own, ...builtInAgents.map(asFound)];
  const holding = new Map<string, FoundAgent>();
  const views = found.map((agent) => {
    const view = viewOf(agent, { isAllowed, holder: holding.get(nameOf(agent)), toolNames });
    if (view.state === 'holds') holding.set(nameOf(agent), agent);
    return view;
  });
  const agents = [...holding.values()].flatMap(({ parsed }) => (parsed.ok ? [parsed.definition] : []));
  return { agents: agents.toSorted(byName), views: views.toSorted(byState) };
}

function asFound({ about, ...definition }: BuiltInAgent): FoundAgent {
  return { place: { kind: 'built-in' }, text: '', about, parsed: { ok: true, definition } };
}

type Viewing = Pick<Sources, 'isAllowed' | 'toolNames'> & { readonly holder: FoundAgent | undefined };

function viewOf(agent: FoundAgent, { isAllowed, holder, toolNames }: Viewing): AgentView {
  const { place, text, parsed, about } = agent;
  const name = nameOf(agent);
  if (!parsed.ok) {
    const nothing = { description: '', tools: null, model: null };
    return { name, ...nothing, place, text, state: 'faulty', problems: [parsed.fault] };
  }
  const { description, tools, model } = parsed.definition;
  const view = { name, description: about ?? description, tools, model, place, text };
  if (!isAllowed(agent)) return { ...view, state: 'untrusted', problems: [textOf('agents.untrusted')] };
  if (holder) return { ...view, state: 'hidden', problems: [hiddenBy(holder, name)] };
  return { ...view, state: 'holds', problems: unknownTools(tools, toolNames) };
}

function hiddenBy({ place }: FoundAgent, name: string): AnyText {
  return textOf('agents.hidden', { name, file: place.kind === 'built-in' ? name : place.file });
}

/** That some of the names are no tools' names; nothing where they all are. */
export function unknownTools(
  tools: AgentDefinition['tools'],
  known: ReadonlySet<string> | undefined,
): AnyText[] {
  const unknown = (tools ?? []).filter((tool) => known && !known.has(tool));
  return unknown.length === 0 ? [] : [textOf('agents.unknown-tools', { tools: unknown })];
}

function nameOf({ parsed, place }: FoundAgent): string {
  if (parsed.ok) return parsed.definition.name;
  return place.kind === 'built-in' ? '' : (place.file.split('/').at(-1) ?? '').replace(/\.md$/i, '');
}

const states: Readonly<Record<AgentView['state'], number>> = { holds: 0, untrusted: 1, hidden: 2, faulty: 3 };

function byState(one: AgentView, other: AgentView): number {
  return states[one.state] - states[other.state] || byName(one, other);
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}
