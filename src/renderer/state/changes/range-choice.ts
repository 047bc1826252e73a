import type { ChangeRange, RangeChoice } from '@shared/changes/shown-changes-schema';

// The range of the shown changes: the choices of the user, and the range behind each. Pure.

/** Choices that are always available and concern the chat in front. Other choices appear only while they are shown. */
const standing = ['turn', 'chat', 'hour', 'today'] as const satisfies readonly RangeChoice[];
export type StandingChoice = (typeof standing)[number];

const hourMs = 60 * 60 * 1000;

/** `turn`: the message that begins "this turn", or null. */
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

/** Whether the choice follows the chat in front. */
export function isStanding(choice: string): choice is StandingChoice {
  return standing.some((one) => one === choice);
}
