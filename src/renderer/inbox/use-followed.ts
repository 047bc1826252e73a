import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { followChat, useServerState } from '../state/server-state';
import { holdChat } from '../state/use-chat';

export type Followed = {
  /** Why the chat cannot be followed; null while it can, or until that is known. */
  readonly failure: AnyText | null;
  retry(): void;
};

/** Follows the chat while one of its questions is shown here, even one of another project; null follows none. */
export function useFollowed(chatId: string | null): Followed {
  const isConnected = useServerState(({ connection }) => connection === 'open');
  const [failed, setFailed] = useState<{ readonly chatId: string; readonly why: AnyText } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` has it tried again.
  useEffect(() => {
    // The window already shows a lost connection.
    if (chatId === null || !isConnected) return;
    let isCurrent = true;
    setFailed(null);
    followChat(chatId).catch((error: unknown) => isCurrent && setFailed({ chatId, why: toldOf(error) }));
    return () => {
      isCurrent = false;
    };
  }, [chatId, isConnected, tries]);
  useEffect(() => (chatId === null ? undefined : holdChat(chatId)), [chatId]);
  return {
    failure: failed?.chatId === chatId ? failed.why : null,
    retry: () => setTries((before) => before + 1),
  };
}
