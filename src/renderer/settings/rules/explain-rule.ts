import type { Rule } from '@shared/approval/approval';
import { type AnyText, type Text, type TextKey, textOf } from '@shared/texts/text';
import type { ToolKind, ToolListing } from '@shared/tools/tools';

// Explains a rule in words: its effect, its calls and its scope.

type Explained = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope' | 'elsewhere'>;

/**
 * `tool`: the rule's tool, if it exists. The result is one sentence, e.g. "Calls to edit for all files in the folder
 * src run without asking, in this project."
 */
export function explainRule(rule: Explained, tool: Pick<ToolListing, 'kind' | 'source'> | undefined): Text {
  const isBrought = rule.elsewhere ?? (tool !== undefined && tool.source.kind !== 'built-in');
  return textOf('rules-page.explained', {
    calls: isBrought ? callsOfBrought(rule) : subject(rule, tool?.kind),
    effect: textOf(effects[rule.effect]),
    scope: textOf(scopes[rule.scope]),
  });
}

const effects = {
  allow: 'rules-page.runs-free',
  ask: 'rules-page.always-asks',
  deny: 'rules-page.is-refused',
} as const satisfies Record<Rule['effect'], TextKey>;

const scopes = {
  chat: 'rules-page.in-chat',
  project: 'rules-page.in-project',
  everywhere: 'rules-page.in-every-project',
} as const satisfies Record<Rule['scope'], TextKey>;

function subject(rule: Explained, kind: ToolKind | undefined): Text {
  switch (kind) {
    case 'command':
      return commands(rule);
    case 'read':
    case 'change':
    case 'todo':
    case undefined:
      return calls(rule, target);
    case 'web':
    case 'network':
    case 'memory':
    case 'plan':
    case 'agent':
    case 'remote':
      return calls(rule, (match) => match);
  }
}

/** Only a tool from elsewhere knows its own files. The match of its rule is the start of a program that it runs. */
function callsOfBrought({ tool, match }: Explained): Text {
  const calls = textOf('rules-page.calls', { tool });
  return match === undefined ? calls : textOf('rules-page.calls-that-run', { calls, start: match });
}

function commands({ match }: Explained): Text {
  return match === undefined
    ? textOf('rules-page.all-commands')
    : textOf('rules-page.commands-beginning', { start: match });
}

/** `named` puts the match into words. */
function calls({ tool, match }: Explained, named: (match: string) => AnyText): Text {
  const all = tool === '*' ? textOf('rules-page.calls-of-every-tool') : textOf('rules-page.calls', { tool });
  return match === undefined ? all : textOf('rules-page.calls-on', { calls: all, target: named(match) });
}

function target(match: string): AnyText {
  const folder = /^(?<folder>[^*?[\]{}!]+)\/\*\*(?:\/\*)?$/.exec(match)?.groups?.folder;
  if (folder !== undefined) return textOf('rules-page.in-folder', { folder });
  return /[*?[\]{}!]/.test(match) ? textOf('rules-page.matching-files', { pattern: match }) : match;
}
