import '../parts/panel-texts';
import type { Proposal } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import type { PlainKey } from '@shared/texts/text';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { proposalPlace } from '../state/files/file-places';
import type { OpenCode } from '../state/files/open-code';
import { contentNow, keptReview, leaveText, useEdits } from '../state/questions/edits';
import { offerDiff, type PartCommands } from '../state/questions/open-diffs';
import { contentOf, type KeptReview, readReview, sideChanges } from '../state/questions/reviewed-change';
import { api, useServerState } from '../state/server-state';
import type { MenuItem } from '../ui/menu/menu-item';
import { visibleText } from '../ui/visible-text';
import { createDiffEditor, type DiffEditor, type DiffListeners, type Shown } from './diff-editor';
import { columnsOf, type DiffLayout } from './diff-layout';
import { HunkLayer } from './hunks/HunkLayer';
import { createParts, type Parts } from './hunks/parts';
import { usedLines } from './hunks/used-lines';
import type { GivenChanges } from './monaco/given-changes';
import type { monaco } from './monaco/monaco';
import { CodeFrame } from './parts/CodeFrame';
import { codeItem } from './parts/code-menu';
import { followText } from './problems/follow-text';
import { markProblems } from './problems/mark-problems';

type DiffViewProps = DiffListeners & {
  readonly chatId: string;
  readonly callId: string;
  readonly proposal: Proposal;
  /** Whether the user can decide on single hunks. */
  readonly judged: boolean;
  /** Why the user cannot edit it; null if they can. */
  readonly readOnly?: PlainKey | null;
};

/**
 * A proposal in Monaco's diff editor. The call stores the user's edits to it. Import it lazily, because it loads
 * Monaco.
 */
export function DiffView({
  chatId,
  callId,
  proposal,
  judged,
  readOnly = null,
  onLayout,
  onCompared,
}: DiffViewProps): ReactElement {
  const editKey = callKeyOf(chatId, callId);
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor | null>(null);
  const [diff, setDiff] = useState<DiffEditor | null>(null);
  const [shown, setShown] = useState<Proposal | null>(null);
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  const [spoken, setSpoken] = useState('');
  const reviewed = useRef<Proposal | null>(null);
  reviewed.current = judged && shown === proposal ? proposal : null;
  const tellLayout = useCallback(
    (next: DiffLayout) => {
      setLayout(next);
      onLayout(next);
    },
    [onLayout],
  );

  const parts = useMemo(
    () => diff && createParts({ editKey, diff, proposal: () => reviewed.current, say: setSpoken }),
    [editKey, diff],
  );

  useEffect(() => {
    if (!frame.current) return;
    const created = createDiffEditor(frame.current, { onLayout: tellLayout, onCompared });
    editor.current = created;
    setDiff(created);
    return () => {
      setDiff(null);
      setShown(null);
      created.dispose();
      editor.current = null;
    };
  }, [tellLayout, onCompared]);

  useEffect(() => (diff && parts ? offered(editKey, diff, parts) : undefined), [editKey, diff, parts]);

  const view = useServerState(({ app }) => app?.settings.diff);
  useEffect(() => {
    if (view) editor.current?.setView(view);
  }, [view]);

  useEffect(() => {
    editor.current?.show(shownBy(editKey, proposal, readOnly));
    setShown(proposal);
    // The diff also follows decisions from elsewhere: on the card in the chat, or when edits are dropped.
    return useEdits.subscribe(() => editor.current?.follow(contentNow(editKey, proposal)));
  }, [editKey, proposal, readOnly]);

  useProposalMarks({ chatId, callId }, diff, shown);

  const columns = useMemo(() => columnsOf(layout, proposal.change), [layout, proposal.change]);
  const isOlder = useEdits(({ edits }) => (edits[editKey]?.hash ?? proposal.hash) !== proposal.hash);
  const isJudged = judged && !isOlder && shown === proposal;
  return (
    <CodeFrame
      frame={frame}
      name={visibleText(proposal.relativePath)}
      change={proposal.change}
      more={(code) => (parts && isJudged ? partItems(code, parts, diff) : [])}
    >
      <div className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </div>
      {diff && parts && isJudged && (
        <HunkLayer diff={diff} editKey={editKey} proposal={proposal} columns={columns} parts={parts} />
      )}
    </CodeFrame>
  );
}

/** Offers the diff to keys and buttons outside it until the returned function is called. */
function offered(editKey: CallKey, diff: DiffEditor, parts: Parts): () => void {
  const goToChange: DiffEditor['goToChange'] = (target) =>
    diff.atChange(() => parts.walk(target) || diff.goToChange(target));
  return offerDiff(editKey, { ...diff, parts, goToChange });
}

/** Decisions on the hunk at the caret, which only the right side has. */
function partItems(code: OpenCode, parts: PartCommands, diff: DiffEditor | null): readonly MenuItem[] {
  const isRight = code.element === diff?.modified.getContainerDomNode();
  return [
    ...(isRight
      ? [
          codeItem('question.acceptHunk', code, parts.accept),
          codeItem('question.rejectHunk', code, parts.reject),
        ]
      : []),
    codeItem('question.commentLine', code, parts.comment),
  ];
}

/** The proposal with the user's stored edits. */
function shownBy(editKey: CallKey, proposal: Proposal, readOnly: PlainKey | null): Shown {
  const content = contentNow(editKey, proposal);
  return {
    proposal,
    edited: content === proposal.proposed ? null : content,
    place: proposalPlace(editKey),
    readOnly: proposal.change === 'delete' ? 'review.read-only' : readOnly,
    changes: (text) => {
      const kept = keptReview(editKey, proposal);
      // The text may have changed by now.
      return contentOf(proposal, kept) === text ? givenBy(proposal, kept) : null;
    },
    onEdit: (text) => leaveText(editKey, proposal, text ?? proposal.proposed),
  };
}

function givenBy(proposal: Proposal, kept: KeptReview): GivenChanges | null {
  const changes = sideChanges(proposal, kept);
  if (changes === null) return null;
  return { changes, unfolded: usedLines(readReview(proposal, kept), kept.draft, changes) };
}

type Place = { readonly chatId: string; readonly callId: string };

/**
 * Marks the new problems of a waiting change on the right side, also while the user edits it. `shown`: the proposal in
 * the editor.
 */
function useProposalMarks(
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
