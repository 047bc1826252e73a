import { create } from 'zustand';

// The message that the user edits in place, for a new chat. One at a time; its text outlives the row, which unmounts
// when it is far from the screen.

type Edited = { readonly chatId: string; readonly itemId: string; readonly text: string };

export const useEditedMessage = create<{ readonly edited: Edited | null }>()(() => ({ edited: null }));

export function editMessage(edited: Edited): void {
  useEditedMessage.setState({ edited });
}

export function leaveEditing(): void {
  useEditedMessage.setState({ edited: null });
}
