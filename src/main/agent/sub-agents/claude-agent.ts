import { isRecord } from '@shared/base/json';
import { ourToolName } from '../../queue/calls/find-tool';

// Sub-agents in the format of Claude Code: the front matter of `.claude/agents/*.md`, in the keys of Pilotfish. Pure.

const claudeFolder = '.claude/agents/';

/** The conversion for a file of the project, relative to it; absent for files in Pilotfish's own format. */
export function adaptationFor(file: string): ((data: unknown) => unknown) | undefined {
  return file.startsWith(claudeFolder) ? fromClaude : undefined;
}

/** Names of models without a version, which mean those of one provider. The sub-agent gets the model of the chat. */
const modelAliases: ReadonlySet<unknown> = new Set(['inherit', 'default', 'sonnet', 'opus', 'haiku']);
const [longestDescription, mostRounds] = [2000, 100];

function fromClaude(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { name, description, tools, disallowedTools, model, maxTurns } = data;
  return {
    name,
    description: typeof description === 'string' ? description.slice(0, longestDescription) : description,
    tools: tools === '*' ? null : ourTools(tools),
    disallowed_tools: ourTools(disallowedTools),
    model: modelAliases.has(model) ? null : model,
    ...(typeof maxTurns === 'number' &&
      maxTurns >= 1 && { max_rounds: Math.min(Math.floor(maxTurns), mostRounds) }),
  };
}

/** A list, or names separated by commas. Commas in parentheses belong to a name: `Bash(git add:*, git commit:*)`. */
function ourTools(tools: unknown): unknown {
  const names = typeof tools === 'string' ? tools.split(/,(?![^(]*\))/) : tools;
  if (!Array.isArray(names)) return names;
  return names.map((name) => (typeof name === 'string' ? ourToolName(name.trim()) : name));
}
