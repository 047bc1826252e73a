import { type Rule, ruleText } from '@shared/approval/approval';
import { type AnyText, sayInEnglish } from '@shared/texts/text';

// Texts for the model about calls that the policy refuses. The wording is fixed, because it steers models.

export const planModeText =
  'Not executed: the chat is in plan mode, where nothing is changed. Describe the change in your plan instead.';

export const planCommandText =
  'Not executed: the chat is in plan mode, where only commands that read are run. Describe the command in your plan instead.';

export const unattendedText =
  'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.';

/** For a call that asks because it only repeats. */
export const repeatsText =
  'Not executed: the same call came twice before in this turn with the same outcome, and nothing changed since. Use that outcome, try something else, or end with what you know.';

/** For a call that asks in every mode. */
export function unattendedProtectedText(why: AnyText): string {
  return `Not executed: ${sayInEnglish(why)}. Nobody is there to approve it.`;
}

export function deniedText(rule: Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>): string {
  return `Not executed: blocked by rule "${ruleText(rule)}" (${rule.scope}). This was not a decision by the user in this moment.`;
}

export function deniedByHookText(hook: string, reason: string): string {
  const because = reason === '' ? '' : ` Reason: ${reason}`;
  return `Not executed: blocked by the hook \`${hook}\`.${because}`;
}
