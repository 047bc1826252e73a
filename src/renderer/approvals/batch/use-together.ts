import type { Decision, LineComment, Question } from '@shared/approval/approval';
import { grantsOf, useBatchAhead, useBatches } from '../../state/batch/batch-ahead';
import { type EditState, rejectsAll } from '../../state/questions/edit-state';
import { acceptance } from '../answers/said-answers';

/** One answer for an edit and the later ones of its batch. */
export type Together = { readonly edits: number; readonly decision: Decision };

type Asked = {
  readonly chatId: string;
  readonly callId: string;
  readonly question: Question;
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
};

/** Whether later edits can be accepted with it. Only an edit that is neither dangerous nor stale allows this. */
export function takesOthers({ subject, danger, stale }: Question): boolean {
  return subject.kind === 'file-change' && !danger && stale === null;
}

/** Null if the question allows only its own answer. */
export function useTogether({ chatId, callId, question, edit, comments }: Asked): Together | null {
  const ahead = useBatchAhead(chatId, callId);
  const leftOut = useBatches((state) => state.leftOut);
  if (!takesOthers(question) || edit.kind === 'conflict' || rejectsAll(edit)) return null;
  const grants = grantsOf(chatId, ahead, leftOut);
  if (grants.length === 0) return null;
  const decision = acceptance(edit, comments);
  return { edits: grants.length + 1, decision: { ...decision, grants: [...grants] } as Decision };
}
