import type { ChatState } from '@shared/chat/chat';
import { type ProposalTab, proposalTab } from '../state/ui-state';

// The proposal tabs of the chat in front. Pure.

/** One tab for each call of the chat that waits with a change to a file, in the order of the questions. */
export function reviewTabs(chat: Pick<ChatState, 'id' | 'calls'>): readonly ProposalTab[] {
  return Object.values(chat.calls)
    .flatMap(({ id, phase }) => {
      if (phase.phase !== 'waiting' || phase.question.subject.kind !== 'file-change') return [];
      const path = phase.question.subject.relativePath;
      return [{ since: phase.since, tab: proposalTab(chat.id, id, path) }];
    })
    .toSorted((a, b) => a.since - b.since)
    .map(({ tab }) => tab);
}
