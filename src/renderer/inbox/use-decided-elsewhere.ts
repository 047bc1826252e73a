import { callKeyOf } from '@shared/base/call-key';
import { decidedText } from '@shared/inbox/decided-text';
import type { AnyText } from '@shared/texts/text';
import { useLayoutEffect, useState } from 'react';
import { answerTaken } from '../approvals/settle-edits';
import { useServerState } from '../state/server-state';
import { rowTitle } from './InboxRowView';
import type { InboxRow } from './inbox-rows';

/** The outcome of a question that was shown here but decided outside this window. */
export type DecidedElsewhere = { readonly title: string; readonly what: AnyText };

/** The last such question, until the user has read it or decides on another. */
export function useDecidedElsewhere(row: InboxRow | undefined): {
  readonly decided: DecidedElsewhere | null;
  dismiss(): void;
} {
  const [decided, setDecided] = useState<DecidedElsewhere | null>(null);
  const chatId = row?.question.chatId;
  const callId = row?.question.callId;
  const title = row && rowTitle(row);
  // Subscribes before the question is visible, so that every event counts.
  useLayoutEffect(() => {
    if (chatId === undefined || callId === undefined || title === undefined) return;
    return useServerState.subscribe(({ chats }, before) => {
      const [now, was] = [chats, before.chats].map((each) => each[chatId]?.calls[callId]?.phase);
      if (!now || now === was || was?.phase !== 'waiting' || now.phase === 'waiting') return;
      void Promise.resolve(answerTaken(callKeyOf(chatId, callId))).then((isOurs) =>
        setDecided(isOurs ? null : { title, what: decidedText(now) }),
      );
    });
  }, [chatId, callId, title]);
  return { decided, dismiss: () => setDecided(null) };
}
