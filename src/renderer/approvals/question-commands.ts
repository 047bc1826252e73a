import type { Decision, LineComment, Question } from '@shared/approval/approval';
import type { AheadInFront, Marking } from '../state/batch/ahead-in-front';
import type { Command } from '../state/commands/command';
import { focusHome, mainAnswerAttribute } from '../state/focus';
import { type EditState, rejectsAll } from '../state/questions/edit-state';
import type { ChangeStep, PartCommands } from '../state/questions/open-diffs';
import { isSecondPress } from '../state/questions/second-press';
import type { KeyPlace } from './answers/key-place';
import { acceptance } from './answers/said-answers';
import type { Together } from './batch/use-together';
import type { DecisionAnswer } from './decision';

// Commands for answering a question, on its card and in the review of its diff. The focused place decides which keys
// apply; `decision.ts` decides whether an answer counts.

/** A question as one surface asks it. */
export type AskedQuestion = {
  readonly chatId: string;
  readonly question: Question;
  readonly answer: Pick<DecisionAnswer, 'decide'>;
  readonly edit: EditState;
  /** Comments on lines of the change. */
  readonly comments?: readonly LineComment[];
  /** Why the user cannot accept yet. */
  readonly blocked: string | null;
  /** Also accepts later edits of the batch; null if there are none. */
  readonly together?: Together | null;
  /** The later change of the batch that the diff in front shows; null if it shows the waiting change. */
  readonly ahead?: AheadInFront | null;
  /** The answer here instead of acceptance; null while it is incomplete. */
  readonly mainAnswer?: Decision | null;
  startRejecting(): void;
  walkChanges(step: ChangeStep): void;
  /** Decides on a part of the change at the focus, or comments on a line there; absent where that is impossible. */
  readonly parts?: PartCommands | null;
};

/** … while the focus is on it. */
export type QuestionAtKeyboard = AskedQuestion & { readonly place: KeyPlace; readonly surface: Element };

type QuestionCommand = Command<QuestionAtKeyboard>;

/** Before Monaco, which uses Mod+Enter and F7 itself … */
const answers: readonly QuestionCommand[] = [
  { id: 'question.accept', phase: 'capture', when: takesKeys, run: accept },
  {
    id: 'question.acceptThese',
    phase: 'capture',
    when: takesKeys,
    run: (asked) =>
      canAccept(asked) && asked.together?.isLoading === false && asked.answer.decide(asked.together.decision),
  },
  {
    id: 'question.reject',
    phase: 'capture',
    // In a text, Mod+Backspace deletes a word.
    when: ({ place, question }) => place === 'surface' && question.stale === null,
    run: ({ startRejecting }) => startRejecting(),
  },
  walk('question.nextChange', 'next'),
  walk('question.previousChange', 'previous'),
  walk('question.listChanges', 'list'),
  part('question.acceptHunk', 'accept'),
  part('question.rejectHunk', 'reject'),
  part('question.commentLine', 'comment'),
];

/** … and after it, because Esc first closes an open widget of Monaco. */
const exits: readonly QuestionCommand[] = [
  {
    id: 'question.leave',
    when: ({ place }) => place === 'surface',
    run: () => focusHome(),
  },
  {
    id: 'question.leaveText',
    when: ({ place }) => place === 'text',
    run: ({ surface }) => focusMainAnswer(surface),
  },
];

export const questionCommands = [...answers, ...exits];

/** While the diff shows a later change of the batch, the keys that decide act on that change. */
const questionCommandsAhead: readonly QuestionCommand[] = [
  ahead('question.accept', (marking) => marking.accept()),
  ahead('question.reject', (marking) => marking.startLeavingOut()),
  ...answers.filter(({ id }) => id !== 'question.accept' && id !== 'question.reject'),
  ...exits,
];

/** It takes the keys in any case, because the waiting change is out of view. */
function ahead(id: QuestionCommand['id'], act: (marking: Marking) => void): QuestionCommand {
  return {
    id,
    phase: 'capture',
    // In a text, Mod+Backspace deletes a word.
    when: ({ place }) => (id === 'question.reject' ? place === 'surface' : place !== 'own'),
    run: ({ ahead: inFront }) => inFront?.marking && act(inFront.marking),
  };
}

export function questionCommandsFor(inFront: AheadInFront | null): readonly QuestionCommand[] {
  return inFront === null ? questionCommands : questionCommandsAhead;
}

/** It takes the keys in any case: in the diff they would insert a line. */
function takesKeys({ place }: QuestionAtKeyboard): boolean {
  return place !== 'own';
}

function canAccept({ question, edit, blocked }: QuestionAtKeyboard): boolean {
  return question.stale === null && edit.kind !== 'conflict' && blocked === null;
}

/** Accepts the right-hand side that the user sees: with edits if the user edited it. */
function accept(asked: QuestionAtKeyboard): void {
  const { question, answer, edit, comments = [], mainAnswer } = asked;
  if (!canAccept(asked) || mainAnswer === null) return;
  if (question.danger && !rejectsAll(edit) && !isSecondPress(question.hash)) return;
  answer.decide(mainAnswer ?? acceptance(edit, comments));
}

function walk(id: QuestionCommand['id'], step: ChangeStep): QuestionCommand {
  return {
    id,
    phase: 'capture',
    when: ({ place, question }) => place !== 'own' && question.subject.kind === 'file-change',
    run: ({ walkChanges }) => walkChanges(step),
  };
}

function part(id: QuestionCommand['id'], act: keyof PartCommands): QuestionCommand {
  return {
    id,
    phase: 'capture',
    when: ({ place, parts }) => place !== 'own' && parts != null,
    run: ({ parts }) => parts?.[act](),
  };
}

/** The answer of Mod+Enter: a user who leaves their own text and presses Enter accepts that text. */
function focusMainAnswer(surface: Element): void {
  surface.querySelector<HTMLElement>(`[${mainAnswerAttribute}]`)?.focus();
}
