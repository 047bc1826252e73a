import { type Rule, ruleText } from '@shared/approval/approval';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { AppError } from '@shared/errors';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { wrongValueAt } from '../../base/wrong-value';
import { everythingAsks, parseRules, type RuleTool, unknownWord } from './rule-list';

// Project-provided rules in `.pilotfish/rules.json`: `{ "rules": [{ "effect", "tool", "match"? }] }`. They can make
// Pilotfish more careful, never less. If the file breaks or disappears, its earlier rules stay in effect until a
// version is understood completely. Before the first such version, a broken file makes everything ask.

export type FoundRules =
  | { readonly kind: 'missing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly why: AnyText };

export type HeldRules = {
  readonly rules: readonly Rule[];
  /** Some version of the file was understood completely. */
  readonly wasUnderstood: boolean;
  /** The current faults of the file. */
  readonly problems: readonly Text[];
  /** The consequences of its last change. */
  readonly news: readonly Text[];
};

export const noRules: HeldRules = { rules: [], wasUnderstood: false, problems: [], news: [] };

/** The rules in effect after this state of the file was found. Pure. */
export function holdRules(found: FoundRules, before: HeldRules, tools: readonly RuleTool[]): HeldRules {
  if (found.kind === 'missing') return withoutFile(before);
  if (found.kind === 'unreadable') return unread(found.why, before);
  try {
    return withRules(readRules(found.text), before, tools);
  } catch (error) {
    return unread(error instanceof z.ZodError ? wrongValueAt(error) : toldOf(error), before);
  }
}

/** Throws the fault of the text as a whole. */
function readRules(text: string): readonly unknown[] {
  if (tooDeepAt(text) !== null)
    throw new AppError('invalid', textOf('rule-files.too-deep', { levels: deepestJson }));
  const value: unknown = JSON.parse(text);
  const parsed = fileSchema.safeParse(value);
  if (parsed.success) return parsed.data.rules;
  const [key] =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  if (key === undefined || key === 'rules') throw parsed.error;
  throw new AppError('invalid', unknownWord(key, 'key', ['rules']));
}

const fileSchema = z.object({ rules: z.array(z.unknown()).max(1_000) });

function withRules(list: readonly unknown[], before: HeldRules, tools: readonly RuleTool[]): HeldRules {
  const read = parseRules(list, { scope: 'project', origin: 'project-file', tools });
  const careful = read.rules.filter(({ effect }) => effect !== 'allow');
  const ignored = read.rules.length - careful.length;
  const allowing = ignored > 0 ? [textOf('rule-files.project-allows', { count: ignored })] : [];
  const problems = [...read.problems, ...allowing].map(told);
  if (!read.isWhole) return { ...before, rules: together(heldBy(before), careful), problems, news: [] };
  return {
    rules: careful,
    wasUnderstood: true,
    problems,
    news: goneText(before.rules, careful),
  };
}

function withoutFile(before: HeldRules): HeldRules {
  const rules = heldBy(before);
  const gone = told(textOf('rule-files.project-gone'));
  return { ...before, rules, problems: rules.length === 0 ? [] : [gone], news: [] };
}

function unread(why: AnyText, before: HeldRules): HeldRules {
  const rules = heldBy(before);
  if (before.wasUnderstood) {
    const problem = textOf('rule-files.not-understood-held', { why });
    return { ...before, rules, problems: [told(problem)], news: [] };
  }
  const holds = rules.length > 0;
  const problem = textOf(holds ? 'rule-files.not-understood-held-asks' : 'rule-files.not-understood-asks', {
    why,
  });
  return { ...before, rules: together(rules, [asksInstead]), problems: [told(problem)], news: [] };
}

/** The rules that come from the file. */
function heldBy({ rules }: HeldRules): readonly Rule[] {
  return rules.filter(({ id }) => id !== asksInstead.id);
}

const asksInstead = everythingAsks({
  id: 'project-file-not-understood',
  scope: 'project',
  origin: 'project-file',
});

/** Of rules with the same text, takes the first. */
function together(one: readonly Rule[], other: readonly Rule[]): Rule[] {
  const said = new Set(one.map(ruleText));
  return [...one, ...other.filter((rule) => !said.has(ruleText(rule)))];
}

/** A user who pulls or switches branches may have missed that a rule is gone. */
function goneText(before: readonly Rule[], now: readonly Rule[]): Text[] {
  const kept = new Set(now.map(ruleText));
  const gone = before.filter((rule) => rule.id !== asksInstead.id && !kept.has(ruleText(rule))).map(ruleText);
  return gone.length === 0 ? [] : [told(textOf('rule-files.project-changed', { gone }))];
}

function told(problem: Text): Text {
  return textOf('rule-files.of-project', { problem });
}
