import { useEffect } from 'react';
import { api } from '../state/server-state';

/**
 * Checks whether a read-only chat can be written now, whenever the user turns to it: a killed process sends no event.
 */
export function useTakeUp(chatId: string | null, isReadOnly: boolean): void {
  useEffect(() => {
    if (chatId === null || !isReadOnly) return;
    // If the connection is lost, following the chat again later also checks it.
    const look = () => void api.chat.look({ chatId }).catch(() => {});
    for (const sign of turningTo) window.addEventListener(sign, look);
    return () => {
      for (const sign of turningTo) window.removeEventListener(sign, look);
    };
  }, [chatId, isReadOnly]);
}

const turningTo = ['focus', 'pointerdown', 'keydown'] as const;
