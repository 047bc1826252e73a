import type { Decision, LineComment } from '@shared/approval/approval';
import type { EditState } from '../../state/questions/edit-state';

// The answers to a change, with the user's verdicts and comments on lines. Pure.

type Acceptance = Extract<Decision, { answer: 'accept' | 'accept-with-edits' }>;

/** The right-hand side that the user sees. */
export function acceptance(edit: EditState, comments: readonly LineComment[]): Acceptance {
  const said = commented(comments);
  if (edit.kind !== 'edited') return { answer: 'accept', ...said };
  return { answer: 'accept-with-edits', content: edit.text, ...verdicts(edit), ...said };
}

/** The right-hand side of the model. */
export function plainAcceptance(comments: readonly LineComment[]): Decision {
  return { answer: 'accept', ...commented(comments) };
}

type KeptRule = Extract<Decision, { answer: 'always' }>['rule'];

export function lastingAcceptance(
  rule: KeptRule,
  edit: EditState,
  comments: readonly LineComment[],
): Decision {
  const content = edit.kind === 'edited' && { content: edit.text, ...verdicts(edit) };
  return { answer: 'always', rule, ...content, ...commented(comments) };
}

/** `reason` is the text as typed. */
export function rejection<Answer extends 'reject' | 'reject-and-stop'>(
  answer: Answer,
  reason: string,
  comments: readonly LineComment[],
) {
  const said = reason.trim();
  return { answer, ...(said !== '' && { reason: said }), ...commented(comments) };
}

/** For a stale change. The model also gets what the user already decided and wrote about it. */
export function givingUp(
  readAgain: boolean,
  edit: EditState,
  comments: readonly LineComment[],
): Extract<Decision, { answer: 'give-up-stale' }> {
  const judged = edit.kind === 'edited' && verdicts(edit);
  return { answer: 'give-up-stale', readAgain, ...judged, ...commented(comments) };
}

function verdicts({ judged }: Extract<EditState, { kind: 'edited' }>) {
  return judged && { hunks: [...judged.verdicts] };
}

function commented(comments: readonly LineComment[]) {
  return comments.length > 0 && { comments: [...comments] };
}
