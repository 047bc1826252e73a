import { inCodeOrder } from '@shared/base/code-order';
import type { AgentView } from '@shared/sub-agents/sub-agents';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { AgentDefinition, FoundAgent } from './definition';

// Catalogue of sub-agents: decides which definition of a name is active. The project's definition wins over the user's,
// and the user's over the built-in one. Within one place, the first file by name wins.

export type AgentFile = Pick<FoundAgent, 'place' | 'text'>;

export type Catalogue = {
  /** The active definitions. */
  readonly agents: readonly AgentDefinition[];
  /** All definitions, active ones first. */
  readonly views: readonly AgentView[];
};

type Sources = {
  /** The project's before the user's, each sorted by file name. */
  readonly files: readonly AgentFile[];
  isAllowed(file: AgentFile): boolean;
  /** Undefined: the tools are unknown, so unknown names are ignored. */
  readonly toolNames?: ReadonlySet<string>;
};

export async function catalogueOf({ files, isAllowed, toolNames }: Sources): Promise<Catalogue> {
  const own = await Promise.all(files.map(parsed));
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

async function parsed(file: AgentFile): Promise<FoundAgent> {
  const { parseAgent } = await import('./definition');
  const { adaptationFor } = await import('./claude-agent');
  const { place } = file;
  const adapt = place.kind === 'project' ? adaptationFor(place.file) : undefined;
  return { ...file, parsed: await parseAgent(file.text, adapt) };
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

/** Reports names of unknown tools; empty if all are known. */
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
  return inCodeOrder(one.name.toLowerCase(), other.name.toLowerCase());
}

// The sub-agents that come with the application.

type BuiltInAgent = AgentDefinition & {
  /** When to use it, for the user. */
  readonly about: Text;
};

const builtInAgents: readonly BuiltInAgent[] = [
  {
    name: 'general-purpose',
    about: textOf('agents.general-purpose'),
    description: 'Works on a task of several steps by itself, with the tools that you have.',
    tools: null,
    model: null,
    prompt:
      'You work by yourself on one task of a larger piece of work. Do what it says and nothing beyond it. Look before ' +
      'you change, and check what you did.',
  },
  {
    name: 'explorer',
    about: textOf('agents.explorer'),
    description: 'Finds out how something is done in this project; reads and searches, and changes nothing.',
    tools: ['list_directory', 'read_file', 'read_many_files', 'glob', 'search_file_content'],
    model: null,
    prompt:
      'You find things out in the code of one folder. You only read. Search broadly first, then read what matters; ' +
      'answer with what you found, naming files and lines.',
  },
];
