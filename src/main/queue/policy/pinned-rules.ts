import type { Question, Rule } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { asksByMode, type Case, type Verdict } from './policy';

// Rules for a tool from elsewhere: an `allow` is valid only for the tool's fingerprint at that time. A changed tool
// asks in every mode.

type Held = Pick<Case, 'rules'> & {
  readonly tool: Pick<Case['tool'], 'name'>;
  /** The fingerprint of the current tool; undefined: rules cannot be bound to it. */
  readonly pin: string | undefined;
};

/** Removes the rules that allow another definition of the tool. */
export function rulesThatHold({ rules, tool, pin }: Held): readonly Rule[] {
  return rules.filter((rule) => rule.effect !== 'allow' || rule.tool !== tool.name || holdsTo(rule, pin));
}

/**
 * Returns the verdict, or a question because another definition was allowed. `offers`: the rules that this question
 * offers.
 */
export function askIfAnother(
  verdict: Verdict,
  { rules, tool, pin, offers }: Held & { readonly offers: Question['always'] },
): Verdict {
  const allowed = rules.filter((rule) => rule.effect === 'allow' && rule.tool === tool.name);
  const outdated = allowed.find((rule) => rule.pin !== undefined);
  if (outdated?.pin === undefined || allowed.some((rule) => holdsTo(rule, pin))) return verdict;
  if (verdict.verdict === 'deny') return verdict;
  const changed = { allowedPin: outdated.pin };
  if (verdict.verdict === 'ask' && !asksByMode(verdict)) return { ...verdict, ...changed };
  const why = textOf('asks.remote-changed', { tool: tool.name });
  return { verdict: 'ask', because: 'rule', why, always: offers, ...changed };
}

function holdsTo(rule: Rule, pin: string | undefined): boolean {
  return pin !== undefined && rule.pin === pin;
}
