import { type Rule, ruleText } from '@shared/approval/approval';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { AppError } from '@shared/errors';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { wrongValueAt } from '../../base/wrong-value';
import { everythingAsks, parseRules, type RuleTool, unknownWord } from './rule-list';

// The rules a project brings in its own `.pilotfish/rules.json`: `{ "rules": [{ "effect", "tool", "match"? }] }`.
// Whoever wrote the project may make this app more careful, never less. A file that breaks or goes takes nothing back:
// what it said goes on holding until a version is understood in every word. Until one was, a break makes everything ask.

export type FoundRules =
  | { readonly kind: 'missing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly why: AnyText };

export type HeldRules = {
  readonly rules: readonly Rule[];
  /** Every word of some version of the file was understood. */
  readonly wasUnderstood: boolean;
  /** What is wrong with it as long as it is like this. */
  readonly problems: readonly Text[];
  /** What came of its last change. */
  readonly news: readonly Text[];
};

export const noRules: HeldRules = { rules: [], wasUnderstood: false, problems: [], news: [] };

/** What holds now that the file was found like this, after what held before. Pure. */
export function holdRules(found: FoundRules, before: HeldRules, tools: readonly RuleTool[]): HeldRules {
  if (found.kind === 'missing') return withoutFile(before);
  if (found.kind === 'unreadable') return unread(found.why, before);
  try {
    return withRules(readRules(found.text), before, tools);
  } catch (error) {
    return unread(error instanceof z.ZodError ? wrongValueAt(error) : toldOf(error), before);
  }
}

/** Throws what is wrong with the text as a whole. */
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

/** What holds because the file said so. */
function heldBy({ rules }: HeldRules): readonly Rule[] {
  return rules.filter(({ id }) => id !== asksInstead.id);
}

const asksInstead = everythingAsks({
  id: 'project-file-not-understood',
  scope: 'project',
  origin: 'project-file',
});

/** Of those that say the same the first. */
function together(one: readonly Rule[], other: readonly Rule[]): Rule[] {
  const said = new Set(one.map(ruleText));
  return [...one, ...other.filter((rule) => !said.has(ruleText(rule)))];
}

/** Whoever pulls or switches branches may not have seen that a rule went. */
function goneText(before: readonly Rule[], now: readonly Rule[]): Text[] {
  const kept = new Set(now.map(ruleText));
  const gone = before.filter((rule) => rule.id !== asksInstead.id && !kept.has(ruleText(rule))).map(ruleText);
  return gone.length === 0 ? [] : [told(textOf('rule-files.project-changed', { gone }))];
}

function told(problem: Text): Text {
  return textOf('rule-files.of-project', { problem });
}
