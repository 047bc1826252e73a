import { create } from 'zustand';

// The number of messages that this window has sent: after each one the chat scrolls to its end, wherever the user was.

export const useSent = create<{ readonly times: number }>()(() => ({ times: 0 }));

export function noteSent(): void {
  useSent.setState(({ times }) => ({ times: times + 1 }));
}
