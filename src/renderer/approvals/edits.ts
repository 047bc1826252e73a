import type { CallPhase } from '@shared/tool-call';
import { create } from 'zustand';
import { useMirror } from '../mirror';
import { type Edit, type EditState, editState } from './edit-state';

// The right-hand side of each waiting proposal as the person left it. Written by the diff editor, read by every
// surface that can accept; kept by main until it is on disk, or the person has rejected the call.

type Edits = { readonly edits: Readonly<Record<string, Edit>> };

export const useEdits = create<Edits>()(() => ({ edits: {} }));

/** What the person made of the proposal `hash`, whose own text is `proposed` (null while it is not known yet). */
export function useEditState(callId: string, hash: string, proposed: string | null): EditState {
  return editState(
    useEdits(({ edits }) => edits[callId]),
    hash,
    proposed,
  );
}

/** The person's text, whatever proposal it was made from; null when they changed nothing. */
export function editedText(callId: string): string | null {
  return useEdits.getState().edits[callId]?.text ?? null;
}

/** `hash` is that of the proposal the person looked at while editing. */
export function setEdited(callId: string, text: string, hash: string): void {
  const edit = { text, hash };
  useEdits.setState(({ edits }) => ({ edits: { ...edits, [callId]: edit } }));
}

export function clearEdited(callId: string): void {
  if (!useEdits.getState().edits[callId]) return;
  useEdits.setState(({ edits }) => ({
    edits: Object.fromEntries(Object.entries(edits).filter(([id]) => id !== callId)),
  }));
}

/** Lets go of each edit whose call is over as it should be. Begins to watch; once, at the start. */
export function watchEdits(): void {
  useMirror.subscribe(({ chats }, before) => {
    if (chats === before.chats) return;
    for (const callId of Object.keys(useEdits.getState().edits))
      if (Object.values(chats).some(({ calls }) => isSettled(calls[callId]?.phase))) clearEdited(callId);
  });
}

/** A call that failed or was stopped may have left the person's text nowhere else. */
function isSettled(phase: CallPhase | undefined): boolean {
  return phase?.phase === 'done' || phase?.phase === 'rejected';
}
