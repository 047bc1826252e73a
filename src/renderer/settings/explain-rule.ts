import type { Rule } from '@shared/approval';

// A rule in words: what it does, to which calls, and where it holds.

type Explained = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>;

/** One sentence, e.g. "Calls of edit on files in src run without a question, in this project." */
export function explainRule(rule: Explained): string {
  return `${subject(rule)} ${effects[rule.effect]}, ${scopes[rule.scope]}.`;
}

const effects: Record<Rule['effect'], string> = {
  allow: 'run without a question',
  ask: 'always ask',
  deny: 'are refused without a question',
};

const scopes: Record<Rule['scope'], string> = {
  chat: 'in this chat only',
  project: 'in this project',
  everywhere: 'in every project',
};

/** Whether a match is the beginning of a command rather than a place. */
export function isCommandTool(tool: string): boolean {
  return tool === 'run_shell_command';
}

function subject({ tool, match }: Explained): string {
  if (isCommandTool(tool))
    return match === undefined ? 'All commands' : `Commands that begin with “${match}”`;
  const calls = tool === '*' ? 'Calls of every tool' : `Calls of ${tool}`;
  return match === undefined ? calls : `${calls} on ${target(match)}`;
}

function target(match: string): string {
  const folder = /^(?<folder>[^*?[\]{}!]+)\/\*\*(?:\/\*)?$/.exec(match)?.groups?.folder;
  if (folder !== undefined) return `anything in the folder ${folder}`;
  return /[*?[\]{}!]/.test(match) ? `files that match ${match}` : match;
}
