import { createHash } from 'node:crypto';
import { type Rule, ruleSchema } from '@shared/approval';
import { z } from 'zod';
import { commandMatchProblem, commandTool } from './match-command';
import { matchProblem } from './match-rule';

// Rules as a file holds them, written by this app or by hand. One that cannot hold is passed over and said; the rest hold.

export type RuleWords = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>;

export type RuleList = {
  readonly rules: readonly Rule[];
  /** A sentence for each rule that was passed over. */
  readonly problems: readonly string[];
  /** Where in the list the rule of an id stands. */
  readonly indexes: ReadonlyMap<string, number>;
};

export function parseRules(
  list: readonly unknown[],
  scope: Rule['scope'],
  origin: Rule['origin'] = 'person',
): RuleList {
  const rules: Rule[] = [];
  const problems: string[] = [];
  const indexes = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const parsed = writtenSchema.safeParse(value);
    const problem = parsed.success ? ruleProblem(parsed.data) : z.prettifyError(parsed.error);
    if (!parsed.success || problem) {
      problems.push(`The rule ${JSON.stringify(value)} does not hold. ${problem}`);
      continue;
    }
    const rule: Rule = { id: idOf(value, index, scope), ...parsed.data, scope, origin };
    rules.push(rule);
    indexes.set(rule.id, index);
  }
  return { rules, problems, indexes };
}

/** Why no such rule can be kept, as a sentence; null when it can. */
export function ruleProblem({
  effect,
  tool,
  match,
}: Pick<RuleWords, 'effect' | 'tool' | 'match'>): string | null {
  if (tool === '*' && effect === 'allow')
    return 'What is allowed is allowed tool by tool: * is for ask and deny.';
  if (match === undefined) return null;
  return tool === commandTool ? commandMatchProblem(match) : matchProblem(match);
}

/** By hand nobody writes an id or a time. */
const writtenSchema = ruleSchema
  .pick({ effect: true, tool: true, match: true })
  .extend({ id: z.string().min(1).optional(), createdAt: z.number().default(0) });

function idOf(value: unknown, index: number, scope: Rule['scope']): string {
  return createHash('sha256')
    .update(JSON.stringify([value, index, scope]))
    .digest('hex')
    .slice(0, 16);
}
