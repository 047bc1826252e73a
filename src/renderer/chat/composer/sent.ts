import { create } from 'zustand';

// How often this window has sent something: whoever says something wants to see it, wherever they had scrolled to.

export const useSent = create<{ readonly times: number }>()(() => ({ times: 0 }));

export function noteSent(): void {
  useSent.setState(({ times }) => ({ times: times + 1 }));
}
