import type { ChangeRange, RangeChoice } from '@shared/changes/shown-changes-schema';

// Of which range the changes are shown: what a person can choose, and what they came from. Pure.

/** Those that can always be chosen, and are of the chat in front; of the others the one that is shown. */
const standing = ['turn', 'chat', 'hour', 'today'] as const satisfies readonly RangeChoice[];
export type StandingChoice = (typeof standing)[number];

const hourMs = 60 * 60 * 1000;

/** `turn`: the message whose turn is meant by "this turn"; null: there is none. */
export function rangeOf(choice: StandingChoice, turn: string | null, now: Date): ChangeRange {
  switch (choice) {
    case 'turn':
      return turn === null ? { kind: 'chat' } : { kind: 'turn', itemId: turn };
    case 'chat':
      return { kind: 'chat' };
    case 'hour':
      return { kind: 'since', at: now.getTime() - hourMs };
    case 'today':
      return { kind: 'since', at: new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() };
  }
}

export function choicesWith(shown: RangeChoice): readonly RangeChoice[] {
  return isStanding(shown) ? standing : [shown, ...standing];
}

/** A choice that goes with the chat in front. */
export function isStanding(choice: string): choice is StandingChoice {
  return standing.some((one) => one === choice);
}
