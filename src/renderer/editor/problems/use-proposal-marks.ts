import type { Proposal } from '@shared/approval/approval';
import { useEffect } from 'react';
import { api, useServerState } from '../../state/server-state';
import type { monaco } from '../monaco/monaco';
import { followText } from './follow-text';
import { markProblems } from './mark-problems';

type Place = { readonly chatId: string; readonly callId: string };

/**
 * Marks the new problems of a waiting change on the right side, also while the user edits it. `shown`: the proposal in
 * the editor.
 */
export function useProposalMarks(
  { chatId, callId }: Place,
  diff: { readonly modified: monaco.editor.ICodeEditor } | null,
  shown: Proposal | null,
): void {
  const added = useServerState((state) => {
    const problems = state.chats[chatId]?.calls[callId]?.problems;
    return problems?.kind === 'checked' ? problems.added : null;
  });
  useEffect(() => {
    const model = diff?.modified.getModel();
    if (!model || !shown) return;
    if (added === null) return markProblems(model, []);
    const proposed = shown.proposed.replaceAll('\r\n', '\n');
    return followText(model, {
      async find(text) {
        const project = useServerState.getState().project?.key;
        if (text.replaceAll('\r\n', '\n') === proposed) return added;
        if (project === undefined) return null;
        const { relativePath: path, original: before } = shown;
        return await api.code.problems({ project, path, text, before });
      },
      take: (problems) => markProblems(model, problems),
    });
  }, [diff, shown, added]);
}
