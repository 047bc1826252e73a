import type { ChangeRange, RangeChoice } from '@shared/schemas/shown-changes';

// Of which range the changes are shown: what a person can choose, and what they came from. Pure.

/** Those that can always be chosen; of the others the one that is shown. */
const standing: readonly RangeChoice[] = ['turn', 'chat', 'hour', 'today'];

const hourMs = 60 * 60 * 1000;

/** `turn`: the message whose turn is meant by "this turn"; null: there is none. */
export function rangeOf(
  choice: 'turn' | 'chat' | 'hour' | 'today',
  turn: string | null,
  now: Date,
): ChangeRange {
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
  return standing.includes(shown) ? standing : [shown, ...standing];
}

/** A choice that names what it means by itself. */
export function isStanding(choice: string): choice is 'turn' | 'chat' | 'hour' | 'today' {
  return standing.some((one) => one === choice);
}
