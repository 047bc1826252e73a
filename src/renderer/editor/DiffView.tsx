import '../parts/panel-texts';
import type { Proposal } from '@shared/approval';
import { type ReactElement, useEffect, useRef } from 'react';
import { proposalPlace } from '../state/files/file-places';
import { clearEdited, editedText, setEdited, useEdits } from '../state/questions/edits';
import { offerDiff } from '../state/questions/open-diffs';
import { useServerState } from '../state/server-state';
import { createDiffEditor, type DiffEditor, type DiffListeners } from './diff-editor';
import styles from './monaco/MonacoFrame.module.css';

type DiffViewProps = DiffListeners & { readonly callId: string; readonly proposal: Proposal };

/** A proposal in Monaco's diff editor; what the person types is kept with the call. Imported lazily: it brings Monaco. */
export function DiffView({ callId, proposal, onLayout, onCompared }: DiffViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor | null>(null);

  useEffect(() => {
    if (!frame.current) return;
    const created = createDiffEditor(
      frame.current,
      { onLayout, onCompared },
      { place: proposalPlace(callId) },
    );
    editor.current = created;
    const withdraw = offerDiff(callId, created);
    return () => {
      withdraw();
      created.dispose();
      editor.current = null;
    };
  }, [callId, onLayout, onCompared]);

  const view = useServerState(({ app }) => app?.settings.diff);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another call is another editor, which must be told too
  useEffect(() => {
    if (view) editor.current?.setView(view);
  }, [view, callId]);

  useEffect(() => {
    editor.current?.show(proposal, editedText(callId), (text) => {
      if (text === null) clearEdited(callId);
      else setEdited(callId, text, proposal.hash);
    });
  }, [callId, proposal]);

  // Edits can be dropped elsewhere too: by the card in the chat.
  const isUnedited = useEdits(({ edits }) => edits[callId] === undefined);
  useEffect(() => {
    if (isUnedited) editor.current?.discardEdits();
  }, [isUnedited]);

  return <div ref={frame} className={styles.frame} data-change={proposal.change} />;
}
