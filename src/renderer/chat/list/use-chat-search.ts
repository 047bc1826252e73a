import type { FoundChats } from '@shared/chat/found-chats';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';

export type ChatSearch = FoundChats & { readonly isSearching: boolean; readonly error: AnyText | null };

const nothing: ChatSearch = { hits: [], more: false, isSearching: false, error: null };
/** The search starts after a pause of this length in typing, in milliseconds. */
const pauseMs = 150;

/** Messages in the project's chats that match, a moment after the last key. Results of an older query are dropped. */
export function useChatSearch(project: string | null, query: string): ChatSearch {
  const text = query.trim();
  const [answer, setAnswer] = useState<ChatSearch & { readonly text: string }>({ ...nothing, text: '' });
  useEffect(() => {
    if (project === null || text.length < 2) return;
    let isCurrent = true;
    const take = (search: ChatSearch) => isCurrent && setAnswer({ ...search, text });
    const ask = () =>
      api.chat.search({ project, text }).then(
        (found) => take({ ...found, isSearching: false, error: null }),
        (failure: unknown) => take({ ...nothing, error: toldOf(failure) }),
      );
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [project, text]);
  if (text.length < 2) return nothing;
  return answer.text === text ? answer : { ...answer, isSearching: true, error: null };
}
