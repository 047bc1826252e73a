import type { PersonsAnswer } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { QuestionProposal } from '../../tools/kit/tool';
import { judgeByTargetPaths } from './call';
import type { SubjectKind } from './subject';

// A question of the model to the user, with choices and a field for free text.

type Answer = Extract<PersonsAnswer, { answer: 'answer' }>;

export type PreparedQuestion = {
  readonly kind: 'question';
  readonly proposal: QuestionProposal;
  /** Null before the answer. */
  readonly answer: Answer | null;
};

export function prepareQuestion(proposal: QuestionProposal): PreparedQuestion {
  return { kind: 'question', proposal, answer: null };
}

export const questionSubject: SubjectKind<PreparedQuestion> = {
  examine: async (prepared) => prepared,
  judge(_prepared, circumstances) {
    const verdict = judgeByTargetPaths([], circumstances);
    const byMode = verdict.verdict === 'ask' && verdict.because === 'mode';
    return byMode ? { ...verdict, why: textOf('asks.question') } : verdict;
  },
  show({ proposal: { proposed: _shown, ...subject } }) {
    return { subject, stale: null };
  },
  file: () => null,
  async accept(prepared, decision) {
    if (decision.answer !== 'answer') throw new AppError('invalid', textOf('asks.other-answer'));
    assertFits(prepared.proposal, decision);
    return { ...prepared, answer: decision };
  },
  approved({ proposal, answer }) {
    if (answer === null) throw new Error('a question was to run that nobody answered');
    return { proposal, content: proposal.proposed, pin: null, answer };
  },
  matchesOf: (match) => [match],
  told: {
    unattended:
      'Not executed: nobody is there to answer. Decide yourself, and say in your answer what you assumed.',
    rejected: (reason) =>
      `The user did not answer: ${reason ?? 'no reason was given'}. Go on without it, and do not ask the same again.`,
  },
};

function assertFits({ choices, multiple }: QuestionProposal, answer: Answer): void {
  const labels = new Set(choices.map(({ label }) => label));
  const unknown = answer.choices.find((label) => !labels.has(label));
  if (unknown !== undefined)
    throw new AppError('invalid', textOf('asks.no-such-choice', { choice: unknown }));
  if (!multiple && answer.choices.length > 1) throw new AppError('invalid', textOf('asks.one-choice'));
  if (answer.choices.length === 0 && answer.text.trim() === '')
    throw new AppError('invalid', textOf('asks.no-answer'));
}
