import type { Mode, PersonsAnswer, PlanChoice } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { PlanProposal } from '../../tools/kit/tool';
import { judgeByTargetPaths } from './call';
import type { SubjectKind } from './subject';

// A plan of the model: the user approves it with a mode, or comments on it for a new plan.

type PlanAnswer = Extract<PersonsAnswer, { answer: 'plan' }>;

export type PreparedPlan = {
  readonly kind: 'plan';
  readonly proposal: PlanProposal;
  /** Null before the decision. */
  readonly answer: PlanAnswer | null;
};

export function preparePlan(proposal: PlanProposal): PreparedPlan {
  return { kind: 'plan', proposal, answer: null };
}

export const planSubject: SubjectKind<PreparedPlan> = {
  examine: async (prepared) => prepared,
  judge(_prepared, circumstances) {
    const verdict = judgeByTargetPaths([], circumstances);
    const byMode = verdict.verdict === 'ask' && verdict.because === 'mode';
    return byMode ? { ...verdict, why: textOf('asks.plan') } : verdict;
  },
  show: ({ proposal }) => ({ subject: { kind: 'plan', plan: proposal.proposed }, stale: null }),
  file: () => null,
  async accept(prepared, decision) {
    if (decision.answer !== 'plan') throw new AppError('invalid', textOf('asks.other-answer'));
    const lines = prepared.proposal.proposed.split('\n').length;
    if (decision.comments.some(({ line }) => line > lines))
      throw new AppError('invalid', textOf('asks.no-such-line', { lines }));
    return { ...prepared, answer: decision };
  },
  approved({ proposal, answer }) {
    if (answer === null) throw new Error('a plan was to run that nobody decided on');
    return { proposal, content: proposal.proposed, pin: null, answer };
  },
  matchesOf: (match) => [match],
  modeAfter: ({ answer }) => (answer === null ? null : modes[answer.choice]),
  told: {
    unattended:
      'Not executed: nobody is there to decide on the plan. Give the plan as your answer and end there.',
  },
};

const modes: Readonly<Record<PlanChoice, Mode | null>> = {
  'go-asking': { kind: 'ask' },
  'go-accepting-edits': { kind: 'accept-edits' },
  'keep-planning': null,
};
