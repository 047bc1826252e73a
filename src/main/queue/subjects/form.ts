import type { PersonsAnswer } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { faultyFields } from '@shared/forms/forms';
import { textOf } from '@shared/texts/text';
import type { FormProposal } from '../../tools/kit/tool';
import { judgeByTargetPaths } from './call';
import type { SubjectKind } from './subject';

// A form of a server that the user fills in, declines or cancels.

type FormAnswer = Extract<PersonsAnswer, { answer: 'form' }>;

export type PreparedForm = {
  readonly kind: 'form';
  readonly proposal: FormProposal;
  /** Null before the answer. */
  readonly answer: FormAnswer | null;
};

export function prepareForm(proposal: FormProposal): PreparedForm {
  return { kind: 'form', proposal, answer: null };
}

export const formSubject: SubjectKind<PreparedForm> = {
  examine: async (prepared) => prepared,
  judge(_prepared, circumstances) {
    const verdict = judgeByTargetPaths([], circumstances);
    const byMode = verdict.verdict === 'ask' && verdict.because === 'mode';
    return byMode ? { ...verdict, why: textOf('asks.form') } : verdict;
  },
  show: ({ proposal: { form } }) => ({ subject: { kind: 'form', form }, stale: null }),
  file: () => null,
  async accept(prepared, decision) {
    if (decision.answer !== 'form') throw new AppError('invalid', textOf('asks.other-answer'));
    if (decision.action !== 'accept') return { ...prepared, answer: { ...decision, values: {} } };
    const fields = faultyFields(prepared.proposal.form.fields, decision.values);
    if (fields.length > 0) throw new AppError('invalid', textOf('asks.form-faulty', { fields }));
    return { ...prepared, answer: decision };
  },
  approved({ proposal, answer }) {
    if (answer === null) throw new Error('a form was to be sent that nobody filled in');
    return { proposal, content: proposal.proposed, pin: null, answer };
  },
  matchesOf: (match) => [match],
};
