import { create } from 'zustand';
import { type Edit, type EditState, editState } from './edit-state';

// The right-hand side of each waiting proposal as the person left it. Written by the diff editor, read by every
// surface that can accept; kept by main until it is on disk, or the person has rejected the call.

type Edits = {
  readonly edits: Readonly<Record<string, Edit>>;
  /** The calls that were decided without the edit there is of them. */
  readonly passedOver: readonly string[];
};

export const useEdits = create<Edits>()(() => ({ edits: {}, passedOver: [] }));

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

/** The call was decided, but not by the person's text. */
export function passOver(callId: string): void {
  useEdits.setState(({ passedOver }) => ({ passedOver: [...passedOver, callId] }));
}
