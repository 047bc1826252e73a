import type { Question, Rule } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import type { Case, Verdict } from './policy';

// Rules for a tool that somebody else brings: an `allow` holds to what the tool was when it was given, by hash. One that
// is another by now asks, in every mode.

type Held = Pick<Case, 'rules'> & {
  readonly tool: Pick<Case['tool'], 'name'>;
  /** Of the tool as it is now; undefined: nothing can be held to it. */
  readonly pin: string | undefined;
};

/** Without those that allow the tool as another than it is. */
export function rulesThatHold({ rules, tool, pin }: Held): readonly Rule[] {
  return rules.filter((rule) => rule.effect !== 'allow' || rule.tool !== tool.name || holdsTo(rule, pin));
}

/** The verdict by those that hold, or that it asks because it was allowed as another; `offers`: what may be kept then. */
export function askIfAnother(
  verdict: Verdict,
  { rules, tool, pin, offers }: Held & { readonly offers: Question['always'] },
): Verdict {
  const allowed = rules.filter((rule) => rule.effect === 'allow' && rule.tool === tool.name);
  const outdated = allowed.find((rule) => rule.pin !== undefined);
  if (outdated?.pin === undefined || allowed.some((rule) => holdsTo(rule, pin))) return verdict;
  if (verdict.verdict === 'deny') return verdict;
  const changed = { allowedPin: outdated.pin };
  if (verdict.verdict === 'ask' && verdict.because !== 'mode') return { ...verdict, ...changed };
  const why = textOf('asks.remote-changed', { tool: tool.name });
  return { verdict: 'ask', because: 'rule', why, always: offers, ...changed };
}

function holdsTo(rule: Rule, pin: string | undefined): boolean {
  return pin !== undefined && rule.pin === pin;
}
