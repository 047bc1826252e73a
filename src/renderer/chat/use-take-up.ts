import { useEffect } from 'react';
import { api } from '../state/server-state';

/**
 * Whether a chat that could only be read can be written now is asked whenever the person turns to it: a process that
 * was killed tells nobody.
 */
export function useTakeUp(chatId: string | null, isReadOnly: boolean): void {
  useEffect(() => {
    if (chatId === null || !isReadOnly) return;
    // Without a connection it is followed anew once there is one, which asks as well.
    const look = () => void api.chat.look({ chatId }).catch(() => {});
    for (const sign of turningTo) window.addEventListener(sign, look);
    return () => {
      for (const sign of turningTo) window.removeEventListener(sign, look);
    };
  }, [chatId, isReadOnly]);
}

const turningTo = ['focus', 'pointerdown', 'keydown'] as const;
