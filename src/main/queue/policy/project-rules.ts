import { type Rule, ruleText } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { deepestJson, tooDeepAt } from '@shared/json-depth';
import { z } from 'zod';
import { everythingAsks, parseRules, type RuleTool, unknownWord } from './rule-list';

// The rules a project brings in its own `.pilotfish/rules.json`: `{ "rules": [{ "effect", "tool", "match"? }] }`.
// Whoever wrote the project may make this app more careful, never less. A file that breaks or goes takes nothing back:
// what it said goes on holding until a version is understood in every word. Until one was, a break makes everything ask.

export type FoundRules =
  | { readonly kind: 'missing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly why: string };

export type HeldRules = {
  readonly rules: readonly Rule[];
  /** Every word of some version of the file was understood. */
  readonly wasUnderstood: boolean;
  /** What is wrong with it as long as it is like this. */
  readonly problems: readonly string[];
  /** What came of its last change. */
  readonly news: readonly string[];
};

export const noRules: HeldRules = { rules: [], wasUnderstood: false, problems: [], news: [] };

/** What holds now that the file was found like this, after what held before. Pure. */
export function holdRules(found: FoundRules, before: HeldRules, tools: readonly RuleTool[]): HeldRules {
  if (found.kind === 'missing') return withoutFile(before);
  if (found.kind === 'unreadable') return unread(found.why, before);
  try {
    return withRules(readRules(found.text), before, tools);
  } catch (error) {
    return unread(error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error), before);
  }
}

/** Throws what is wrong with the text as a whole. */
function readRules(text: string): readonly unknown[] {
  if (tooDeepAt(text) !== null) throw new Error(`It is nested deeper than ${deepestJson} levels`);
  const value: unknown = JSON.parse(text);
  const parsed = fileSchema.safeParse(value);
  if (parsed.success) return parsed.data.rules;
  const [key] =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  if (key === undefined || key === 'rules') throw parsed.error;
  throw new Error(unknownWord(key, 'key', ['rules']));
}

const fileSchema = z.object({ rules: z.array(z.unknown()).max(1_000) });

function withRules(list: readonly unknown[], before: HeldRules, tools: readonly RuleTool[]): HeldRules {
  const read = parseRules(list, { scope: 'project', origin: 'project-file', tools });
  const careful = read.rules.filter(({ effect }) => effect !== 'allow');
  const ignored = read.rules.length - careful.length;
  const problems = [...read.problems.map(told), ...(ignored > 0 ? [ignoredText(ignored)] : [])];
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
  const gone = told('It is gone. What it said holds until the project is opened again.');
  return { ...before, rules, problems: rules.length === 0 ? [] : [gone], news: [] };
}

function unread(why: string, before: HeldRules): HeldRules {
  const rules = heldBy(before);
  const problem = (what: string) =>
    told(`It cannot be understood: ${sentence(why)} ${what} until it is mended.`);
  if (before.wasUnderstood)
    return { ...before, rules, problems: [problem('What it said before holds')], news: [] };
  const what = rules.length === 0 ? 'Every call asks' : 'What it said before holds, and every call asks';
  return { ...before, rules: together(rules, [asksInstead]), problems: [problem(what)], news: [] };
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
function goneText(before: readonly Rule[], now: readonly Rule[]): string[] {
  const kept = new Set(now.map(ruleText));
  const gone = before.filter((rule) => rule.id !== asksInstead.id && !kept.has(ruleText(rule))).map(ruleText);
  return gone.length === 0 ? [] : [told(`It was changed. No longer holds: ${gone.join(', ')}.`)];
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

function told(problem: string): string {
  return `The project’s .pilotfish/rules.json: ${problem}`;
}

function ignoredText(count: number): string {
  const rules = count === 1 ? '1 rule' : `${count} rules`;
  return told(
    `${rules} that would allow something ${count === 1 ? 'was' : 'were'} ignored. A project may only add "ask" and "deny".`,
  );
}
