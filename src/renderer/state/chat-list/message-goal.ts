import { create } from 'zustand';
import { showChat, showPage } from '../ui-state';

// The message that the user searched: its chat scrolls to it as soon as it is shown, and marks it.

type MessageGoal = {
  readonly chatId: string;
  readonly itemId: string;
  /** The chat has scrolled there. */
  readonly isReached: boolean;
  /** Only scrolls there: the focus stays. */
  readonly isQuiet?: boolean;
};

export const useMessageGoal = create<{ readonly goal: MessageGoal | null }>()(() => ({ goal: null }));

export function goToMessage(chatId: string, itemId: string): void {
  useMessageGoal.setState({ goal: { chatId, itemId, isReached: false } });
  showPage('work');
  showChat(chatId);
}

/** For a message of the shown chat. */
export function goToHit(chatId: string, itemId: string): void {
  useMessageGoal.setState({ goal: { chatId, itemId, isReached: false, isQuiet: true } });
}

/** Null: the message is missing. */
export function endGoal(reached: MessageGoal | null): void {
  useMessageGoal.setState({ goal: reached });
}
