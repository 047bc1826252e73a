import { create } from 'zustand';
import { showChat, showPage } from '../ui-state';

// The message somebody looked for: its chat goes there as soon as it shows, and marks it.

type MessageGoal = {
  readonly chatId: string;
  readonly itemId: string;
  /** The chat has gone there. */
  readonly isReached: boolean;
  /** Only gone to: the keyboard stays where it is. */
  readonly isQuiet?: boolean;
};

export const useMessageGoal = create<{ readonly goal: MessageGoal | null }>()(() => ({ goal: null }));

export function goToMessage(chatId: string, itemId: string): void {
  useMessageGoal.setState({ goal: { chatId, itemId, isReached: false } });
  showPage('work');
  showChat(chatId);
}

/** Of the chat that shows. */
export function goToHit(chatId: string, itemId: string): void {
  useMessageGoal.setState({ goal: { chatId, itemId, isReached: false, isQuiet: true } });
}

/** Null: it is nowhere. */
export function endGoal(reached: MessageGoal | null): void {
  useMessageGoal.setState({ goal: reached });
}
