import type { Decision, Proposal, Question, Subject } from '@shared/approval';
import { AppError } from '@shared/errors';
import { type Answer, type OpenQuestion, openSlot, type QuestionSlot } from './question-slot';

// The one question that is open, and the race for it: the first decision counts, and what ends or changes the wait
// is told to the call that waits.

/** What a decision is about: the call, and the hash of what was shown. */
export type Asked = { readonly callId: string; readonly hash: string; readonly isExpected: () => boolean };

export type PendingQuestion = {
  /**
   * Opens the question, in place of an earlier one of the call, has it shown, and waits for what comes first. It is
   * open before it is shown, so that a window that sees it finds its proposal.
   */
  ask(open: OpenQuestion, how: { signal: AbortSignal; show: () => Promise<void> }): Promise<Answer>;
  /** The call waits no more. */
  leave(): void;
  /** `isExpected`: the call waited before a restart, and will be asked about once it has been looked at again. */
  proposal(callId: string, isExpected: () => boolean): Promise<Proposal>;
  decide(asked: Asked, decision: Decision): Promise<void>;
  /** Mode, rules or the file may have changed. Resolves when it is asked afresh, or the call waits no more. */
  lookAgain(): Promise<void>;
};

export function createPendingQuestion(): PendingQuestion {
  let slot: QuestionSlot | null = null;
  /** Came while the question was not open: told as soon as it is. */
  let missedChange = false;
  let changed = Promise.withResolvers<void>();

  const tellChange = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  /** Waits while the question is not open but will be. */
  const opening = async (isExpected: () => boolean) => {
    while (slot ? slot.state() === 'checking' : isExpected()) await (slot?.over ?? changed.promise);
  };

  return {
    async ask(open, { signal, show }) {
      const before = slot;
      const asked = openSlot(open, signal);
      if (missedChange) asked.answer({ kind: 'look-again' });
      missedChange = false;
      slot = asked;
      tellChange();
      await show().finally(() => before?.end());
      return await asked.answered;
    },
    leave() {
      slot?.end();
      slot = null;
      missedChange = false;
      tellChange();
    },
    async proposal(callId, isExpected) {
      await opening(isExpected);
      return shownProposal(slot, callId);
    },
    async decide({ callId, hash, isExpected }, decision) {
      await opening(isExpected);
      if (slot?.open.callId !== callId || slot.state() !== 'open')
        throw new AppError('already-decided', 'This call was decided already.');
      assertAnswers(slot.open.question, hash, decision);
      const decided = slot;
      await new Promise<void>((resolve, reject) => {
        decided.answer({ kind: 'decided', decision, receipt: { resolve, reject } });
      });
    },
    async lookAgain() {
      if (!slot) return;
      const { over } = slot;
      if (!slot.answer({ kind: 'look-again' })) missedChange = true;
      await over;
    },
  };
}

function assertAnswers(
  { hash: asked, subject, stale, always }: Question,
  hash: string,
  decision: Decision,
): void {
  if (hash !== asked)
    throw new AppError('changed-since-shown', 'The proposal is not the one you saw. Look at it again.');
  const { answer } = decision;
  const gives = answer === 'accept' || answer === 'accept-with-edits' || answer === 'always';
  if (stale !== null && gives) throw new AppError('stale', stale);
  if (stale === null && answer === 'give-up-stale')
    throw new AppError('invalid', 'The proposal still applies: accept or reject it.');
  if (answer === 'always' && always.length === 0)
    throw new AppError('invalid', 'This call is asked about every time: no rule can be kept for it.');
  const edits = answer === 'accept-with-edits' || (answer === 'always' && decision.content !== undefined);
  if (edits && !isEditable(subject))
    throw new AppError('invalid', 'There is no text here that could be edited.');
}

function isEditable(subject: Subject): boolean {
  return subject.kind === 'command' || (subject.kind === 'file-change' && subject.change !== 'delete');
}

function shownProposal(slot: QuestionSlot | null, callId: string): Proposal {
  const { question, proposal } = slot?.open.callId === callId ? slot.open : nothingOpen;
  if (proposal?.kind !== 'file-change' || !question)
    throw new AppError('not-found', 'There is no change that waits for an answer here.');
  const { subject, base, proposed } = proposal;
  const { path, relativePath, change } = subject;
  return { hash: question.hash, path, relativePath, change, original: base.text, proposed };
}

const nothingOpen = { question: null, proposal: null };
