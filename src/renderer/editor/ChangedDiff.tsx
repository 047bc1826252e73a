import '../parts/panel-texts';
import type { Proposal } from '@shared/approval/approval';
import type { ChangedSides } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { hunkAt, hunksOf, lineOf, nearestHunk, type ShownHunk } from '../state/changes/change-hunks';
import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';
import type { ShownSides } from './changes/ChangedFile';
import { offerWalk, takeAwaited, useChangeWalk, type WalkedDiff } from './changes/change-walk';
import { HunkBars } from './changes/HunkBars';
import { DiffHead } from './DiffHead';
import { ViewSwitches } from './DiffHeader';
import headStyles from './DiffHeader.module.css';
import { createDiffEditor, type DiffEditor, type SideNames } from './diff-editor';
import type { DiffLayout } from './diff-layout';
import { CodeFrame } from './parts/CodeFrame';

/** A read-only Monaco diff of a changed file: before and now. Import it lazily, because it loads Monaco. */
export function ChangedDiff({ sides, isReadOnly }: ShownSides): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<DiffEditor | null>(null);
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  const compared = useRef(() => {});
  const hunks = useMemo(() => hunksOf(sides), [sides]);
  const proposal = useMemo(() => asProposal(sides, hunks), [sides, hunks]);
  useEffect(() => {
    if (!frame.current) return;
    const listeners = { onLayout: setLayout, onCompared: () => compared.current() };
    const created = createDiffEditor(frame.current, listeners, { names: sideNames, begins: false });
    setEditor(created);
    return () => created.dispose();
  }, []);

  const view = useServerState(({ app }) => app?.settings.diff);
  useEffect(() => {
    if (view) editor?.setView(view);
  }, [view, editor]);

  /** The hunk to go to once the folded lines are known, or null. */
  const wanted = useRef<number | null>(null);
  const walked = useMemo(() => {
    if (!editor) return null;
    const diff = walkedDiff(editor, hunks);
    const goTo = (place: number) => {
      if (wanted.current !== null) wanted.current = place;
      diff.goTo(place);
    };
    return { ...diff, goTo };
  }, [editor, hunks]);
  const shown = useRef<{ readonly path: string; readonly hunks: readonly ShownHunk[] } | null>(null);
  useEffect(() => {
    if (!editor || !walked) return;
    const line = walked.line();
    editor.show({ proposal, readOnly: 'review.only-shown' });
    const before = shown.current;
    shown.current = { path: proposal.path, hunks: walked.hunks };
    if (before?.path !== proposal.path) {
      wanted.current = takeAwaited(walked.hunks);
      walked.goTo(wanted.current);
    } else if (isGone(before.hunks, walked.hunks, line)) wanted.current = nearestHunk(walked.hunks, line);
    compared.current = () => {
      if (wanted.current !== null) walked.goTo(wanted.current);
      wanted.current = null;
    };
    return offerWalk(walked);
  }, [editor, walked, proposal]);
  usePlace(editor, hunks);

  const { change } = proposal;
  return (
    <>
      <DiffHead
        layout={layout}
        removed={change === 'create' ? null : words('changes-review.before')}
        added={change === 'delete' ? null : words('changes-review.now')}
      >
        <span className={headStyles.actions}>
          <ViewSwitches layout={layout} path={sides.path} />
        </span>
      </DiffHead>
      <CodeFrame frame={frame} name={visibleText(sides.path)} change={change} />
      {editor && <HunkBars {...editor} hunks={hunks} isReadOnly={isReadOnly} />}
    </>
  );
}

/** The form in which the diff editor takes both sides. */
function asProposal({ path, before, now, hash }: ChangedSides, hunks: readonly ShownHunk[]): Proposal {
  const change = before === null ? 'create' : now === null ? 'delete' : 'modify';
  return {
    hash: hash ?? '',
    path,
    relativePath: path,
    change,
    original: before ?? '',
    proposed: now ?? '',
    hunks: [...hunks],
  };
}

function walkedDiff(editor: DiffEditor, hunks: readonly ShownHunk[]): WalkedDiff {
  const { modified } = editor;
  return {
    hunks,
    line: () => modified.getPosition()?.lineNumber ?? 1,
    goTo(place) {
      const hunk = hunks[place];
      const last = modified.getModel()?.getLineCount() ?? 1;
      if (!hunk) return;
      const line = Math.min(lineOf(hunk), last);
      editor.goToLines(line, Math.min(hunk.afterEnd, last));
    },
    focus: () => editor.focus(),
  };
}

/** Publishes the hunk that the caret is in. */
function usePlace(editor: DiffEditor | null, hunks: readonly ShownHunk[]): void {
  useEffect(() => {
    if (!editor) return;
    const { modified } = editor;
    const tell = () =>
      useChangeWalk.setState({ place: placeOf(modified.getPosition()?.lineNumber ?? 1, hunks) });
    tell();
    const listener = modified.onDidChangeCursorPosition(tell);
    return () => listener.dispose();
  }, [editor, hunks]);
}

/** Whether the hunk at `line` was undone. */
function isGone(before: readonly ShownHunk[], now: readonly ShownHunk[], line: number): boolean {
  const hunk = before[placeOf(line, before)];
  return hunk !== undefined && !now.some(({ id }) => id === hunk.id);
}

/** The hunk that contains `line`; -1 if the line is between two hunks. */
function placeOf(line: number, hunks: readonly ShownHunk[]): number {
  const place = hunkAt(hunks, line);
  const hunk = hunks[place];
  return hunk && line <= Math.max(lineOf(hunk), hunk.afterEnd) ? place : -1;
}

function sideNames({ relativePath }: Proposal): SideNames {
  const path = visibleText(relativePath);
  return {
    original: words('changes-review.before-side', { path }),
    modified: words('changes-review.now-side', { path }),
  };
}
