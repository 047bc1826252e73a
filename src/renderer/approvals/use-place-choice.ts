import type { Decision, MemoryScope, Question } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { useState } from 'react';
import type { DecisionAnswer } from './decision';

// The place for a fact of the memory, chosen on its card. Every answer that accepts the fact includes it.

export type PlaceChoice = {
  /** Null until a place is chosen. */
  readonly scope: MemoryScope | null;
  choose(scope: MemoryScope): void;
  readonly answer: DecisionAnswer;
  /** The question reduced to that place: only with the rules for it. */
  readonly question: Question;
  /** The action needed before the fact can be accepted, or null. */
  readonly missing: string | null;
};

export function usePlaceChoice(question: Question, answer: DecisionAnswer): PlaceChoice {
  const { subject } = question;
  const [chosen, choose] = useState<MemoryScope | null>(null);
  if (subject.kind !== 'memory') return { scope: null, choose, answer, question, missing: null };
  const scope = subject.scope ?? chosen;
  const missing = scope === null ? words('memory.choose-place') : null;
  const decide = (decision: Decision) => answer.decide(withScope(decision, scope));
  const always = question.always.filter(({ match }) => scope === null || match?.startsWith(`${scope}:`));
  const ofPlace = { ...question, always };
  return { scope, choose, answer: { ...answer, decide }, question: ofPlace, missing };
}

function withScope(decision: Decision, scope: MemoryScope | null): Decision {
  const accepts = ['accept', 'accept-with-edits', 'always'].includes(decision.answer);
  return accepts && scope !== null ? ({ ...decision, scope } as Decision) : decision;
}
