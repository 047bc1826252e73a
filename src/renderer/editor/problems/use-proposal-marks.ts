import type { Proposal } from '@shared/approval/approval';
import type { Problem } from '@shared/problems/problems-schema';
import { useEffect } from 'react';
import { useServerState } from '../../state/server-state';
import type { monaco } from '../monaco/monaco';
import { markProblems } from './mark-problems';

type Place = { readonly chatId: string; readonly callId: string };

const none: readonly Problem[] = [];

/**
 * Marks the new problems of a waiting change on the right side. `shown`: the proposal in the editor. If the user edited
 * it before the problems were known, their places would be wrong.
 */
export function useProposalMarks(
  { chatId, callId }: Place,
  diff: { readonly modified: monaco.editor.ICodeEditor } | null,
  shown: Proposal | null,
): void {
  const added = useServerState((state) => {
    const problems = state.chats[chatId]?.calls[callId]?.problems;
    return problems?.kind === 'checked' ? problems.added : none;
  });
  useEffect(() => {
    const model = diff?.modified.getModel();
    if (!model || !shown) return;
    const isAsProposed = model.getValue() === shown.proposed.replaceAll('\r\n', '\n');
    markProblems(model, isAsProposed ? added : none);
  }, [diff, shown, added]);
}
