import { createHash } from 'node:crypto';
import { type Rule, ruleSchema } from '@shared/approval/rule-schema';
import { isRecord } from '@shared/base/json';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { ToolListing } from '@shared/tools/tools';
import { z } from 'zod';
import { byLikeness } from '../../base/edit-distance';
import { wrongValueAt } from '../../base/wrong-value';
import { kindPolicy } from './kinds';
import { matchProblems } from './match-problem';

// Rules in a file, written by Pilotfish or by hand. A faulty rule is reported, and asks about every call it could have
// matched: a typo must not lose a refusal.

export type RuleWords = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope' | 'pin' | 'elsewhere'>;

/** A tool that rules can be for. */
export type RuleTool = Pick<ToolListing, 'name' | 'kind'>;

export type RuleList = {
  readonly rules: readonly Rule[];
  /** A sentence for each fault. */
  readonly problems: readonly Text[];
  /** Every rule except a faulty `allow` applies as written. */
  readonly isWhole: boolean;
  /** The index in the list by the rule's id. */
  readonly indexes: ReadonlyMap<string, number>;
};

export type RuleOrigin = {
  readonly scope: Rule['scope'];
  readonly origin: Rule['origin'];
  /** The existing tools. */
  readonly tools: readonly RuleTool[];
};

export function parseRules(list: readonly unknown[], { scope, origin, tools }: RuleOrigin): RuleList {
  const rules: Rule[] = [];
  const problems: Text[] = [];
  const indexes = new Map<string, number>();
  let isWhole = true;
  for (const [index, value] of list.entries()) {
    const { words, problem, unknownKeys } = readRule(value, tools);
    if (problem !== null) problems.push(problemText(shown(value), words, problem));
    for (const key of unknownKeys)
      problems.push(textOf('rule-files.unknown-key', { rule: shown(value), problem: key }));
    if (words === null) continue;
    isWhole &&= problem === null;
    const rule: Rule = { id: idOf(value, index, scope), createdAt: 0, ...words, scope, origin };
    rules.push(rule);
    indexes.set(rule.id, index);
  }
  return { rules, problems, isWhole, indexes };
}

/** Why such a rule cannot be stored, as a sentence; null if it can. */
export function ruleProblem(
  { effect, tool, match, pin, elsewhere }: Omit<RuleWords, 'scope'>,
  tools: readonly RuleTool[],
): Text | null {
  if (tool === '*' && effect === 'allow') return textOf('rule-files.no-allow-of-all');
  if (elsewhere && effect === 'allow' && pin === undefined) return textOf('rule-files.no-pin');
  if (match === undefined) return null;
  const kind = tools.find(({ name }) => name === tool)?.kind;
  const { matchIs } = (kind && kindPolicy(kind)) ?? { matchIs: elsewhere ? 'command' : 'path' };
  return matchProblems[matchIs](match);
}

/** Replaces a file that is not understood as a whole. */
export function everythingAsks(whose: Pick<Rule, 'id' | 'scope' | 'origin'>): Rule {
  return { ...whose, effect: 'ask', tool: '*', createdAt: 0 };
}

/** A sentence about an unknown word. */
export function unknownWord(word: string, what: 'key' | 'effect' | 'tool', known: readonly string[]): Text {
  return textOf(`rule-files.no-such-${what}`, { word, likely: byLikeness(word, known)[0] ?? '' });
}

/** Rules written by hand lack an id and a time. */
const writtenSchema = ruleSchema
  .pick({ effect: true, tool: true, match: true, pin: true, folder: true, elsewhere: true })
  .extend({ id: z.string().min(1).optional(), createdAt: z.number().default(0) });

type ReadRule = {
  /** The rule in effect; null for a faulty `allow`. */
  readonly words: z.infer<typeof writtenSchema> | Pick<Rule, 'effect' | 'tool' | 'match'> | null;
  /** Why the effective rule differs from the written one, or null. */
  readonly problem: AnyText | null;
  readonly unknownKeys: readonly Text[];
};

function readRule(value: unknown, tools: readonly RuleTool[]): ReadRule {
  const given = isRecord(value) ? value : {};
  const keys = Object.keys(writtenSchema.shape);
  const unknownKeys = Object.keys(given)
    .filter((key) => !keys.includes(key))
    .map((key) => unknownWord(key, 'key', ['effect', 'tool', 'match']));
  const parsed = writtenSchema.safeParse(value);
  const problem =
    wordsProblem(given, tools) ??
    (parsed.success ? ruleProblem(parsed.data, tools) : wrongValueAt(parsed.error));
  if (parsed.success && problem === null) return { words: parsed.data, problem, unknownKeys };
  return { words: given.effect === 'allow' ? null : askingInstead(given, tools), problem, unknownKeys };
}

function wordsProblem(given: Record<string, unknown>, tools: readonly RuleTool[]): Text | null {
  const { effect, tool } = given;
  const effects = ruleSchema.shape.effect.options;
  if (typeof effect === 'string' && !effects.some((known) => known === effect))
    return unknownWord(effect, 'effect', effects);
  if (typeof tool === 'string' && given.elsewhere !== true && !isTool(tool, tools))
    return unknownWord(
      tool,
      'tool',
      tools.map(({ name }) => name),
    );
  return null;
}

/** A tool of a server exists only while the server does. */
function isTool(name: string, tools: readonly RuleTool[]): boolean {
  return name === '*' || name.includes('__') || tools.some((tool) => tool.name === name);
}

/** As narrow as the text safely allows. */
function askingInstead(
  { tool, match, elsewhere }: Record<string, unknown>,
  tools: readonly RuleTool[],
): Pick<Rule, 'effect' | 'tool' | 'match'> {
  const asked = typeof tool === 'string' && (elsewhere === true || isTool(tool, tools)) ? tool : '*';
  const rule = { effect: 'ask', tool: asked } as const;
  if (typeof match !== 'string' || match === '' || ruleProblem({ ...rule, match }, tools) !== null)
    return rule;
  return { ...rule, match };
}

function problemText(rule: string, words: ReadRule['words'], problem: AnyText): Text {
  if (words === null) return textOf('rule-files.does-not-hold', { rule, problem });
  const { tool, match = '' } = words;
  return textOf('rule-files.asks-instead', { rule, tool: tool === '*' ? '' : tool, match, problem });
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

function idOf(value: unknown, index: number, scope: Rule['scope']): string {
  return createHash('sha256')
    .update(JSON.stringify([value, index, scope]))
    .digest('hex')
    .slice(0, 16);
}
