import { type Decision, isEditable, type Question } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { saidIn } from './subjects/review-change';

/** Why the decision is invalid for this question, or was made for another one; null: it is valid. */
export function refusalOfAnswer(
  { hash: asked, subject, stale, always }: Question,
  { hash, decision }: { readonly hash: string; readonly decision: Decision },
): AppError | null {
  if (hash !== asked) return new AppError('changed-since-shown', textOf('asks.not-as-seen'));
  const { answer } = decision;
  if (!isAnswerTo(subject, answer)) return new AppError('invalid', textOf('asks.other-answer'));
  const { hunks, comments } = saidIn(decision);
  if (subject.kind !== 'file-change' && (hunks ?? comments) !== undefined)
    return new AppError('invalid', textOf('asks.other-answer'));
  const gives = answer === 'accept' || answer === 'accept-with-edits' || answer === 'always';
  if (subject.kind !== 'file-change' && 'grants' in decision && decision.grants !== undefined)
    return new AppError('invalid', textOf('asks.other-answer'));
  if (stale !== null && gives) return new AppError('stale', stale);
  if (stale === null && answer === 'give-up-stale') return new AppError('invalid', textOf('asks.not-stale'));
  if (answer === 'always' && always.length === 0) return new AppError('invalid', textOf('asks.no-rule'));
  const edits = answer === 'accept-with-edits' || (answer === 'always' && decision.content !== undefined);
  if (edits && !isEditable(subject)) return new AppError('invalid', textOf('asks.no-text'));
  return null;
}

/** A plan, form or question accepts only its own kind of answer, and a rejection. */
function isAnswerTo({ kind }: Question['subject'], answer: Decision['answer']): boolean {
  if (answer === 'reject' || answer === 'reject-and-stop') return true;
  if (kind === 'plan') return answer === 'plan';
  if (kind === 'form') return answer === 'form';
  if (kind === 'question') return answer === 'answer';
  return answer !== 'plan' && answer !== 'answer' && answer !== 'form';
}
