import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { goToHit } from '../../state/chat-list/message-goal';
import { api, useServerState } from '../../state/server-state';

// The places of a text in a chat, and the shown one.

export type Found = {
  readonly hits: readonly string[];
  readonly more: boolean;
  /** The index of the shown place, from 0. */
  readonly at: number;
  readonly error: AnyText | null;
};

const nothing: Found = { hits: [], more: false, at: 0, error: null };

/** The search starts after a pause of this length in typing, in milliseconds. */
const pauseMs = 120;

export function useFound(chatId: string, text: string): { readonly found: Found; step(by: number): void } {
  const [found, setFound] = useState<Found>(nothing);
  // New messages count too.
  const items = useServerState((state) => state.chats[chatId]?.items.length ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the chat has grown
  useEffect(() => {
    if (text === '') return setFound(nothing);
    let isCurrent = true;
    const ask = () =>
      api.chat.find({ chatId, text }).then(
        (answer) =>
          isCurrent && setFound((last) => ({ ...answer, at: nearest(last, answer.hits), error: null })),
        (failure: unknown) => isCurrent && setFound({ ...nothing, error: toldOf(failure) }),
      );
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chatId, text, items]);
  const hit = found.hits[found.at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the same message may be far from the screen too
  useEffect(() => {
    if (hit !== undefined) goToHit(chatId, hit);
  }, [chatId, hit, found.at]);
  return {
    found,
    step: (by) =>
      setFound((last) => {
        const count = last.hits.length;
        return count === 0 ? last : { ...last, at: (last.at + by + count) % count };
      }),
  };
}

/** The shown message, if it still contains the text; else the newest place. */
function nearest({ hits, at }: Found, next: readonly string[]): number {
  const kept = hits[at] === undefined ? -1 : next.indexOf(hits[at]);
  return kept === -1 ? Math.max(0, next.length - 1) : kept;
}

/** The index of the place within its message, from 0. */
export function placeInMessage({ hits, at }: Found): number {
  const hit = hits[at];
  return hit === undefined ? 0 : at - hits.indexOf(hit);
}
