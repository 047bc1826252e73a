import type { Rule } from '@shared/approval';
import type { ToolKind } from '@shared/tools';

// A rule in words: what it does, to which calls, and where it holds.

type Explained = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>;

/** `kind`: of the rule's tool, where there is such a tool. One sentence, e.g. "Calls of edit on files in src run without a question, in this project." */
export function explainRule(rule: Explained, kind: ToolKind | undefined): string {
  return `${subject(rule, kind)} ${effects[rule.effect]}, ${scopes[rule.scope]}.`;
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

function subject(rule: Explained, kind: ToolKind | undefined): string {
  switch (kind) {
    case 'command':
      return commands(rule);
    case 'read':
    case 'change':
    case 'todo':
    case undefined:
      return calls(rule);
  }
}

function commands({ match }: Explained): string {
  return match === undefined ? 'All commands' : `Commands that begin with “${match}”`;
}

function calls({ tool, match }: Explained): string {
  const all = tool === '*' ? 'Calls of every tool' : `Calls of ${tool}`;
  return match === undefined ? all : `${all} on ${target(match)}`;
}

function target(match: string): string {
  const folder = /^(?<folder>[^*?[\]{}!]+)\/\*\*(?:\/\*)?$/.exec(match)?.groups?.folder;
  if (folder !== undefined) return `anything in the folder ${folder}`;
  return /[*?[\]{}!]/.test(match) ? `files that match ${match}` : match;
}
