import type { Question } from '@shared/approval/approval';
import { type AheadInFront, useAheadInFront } from '../../state/batch/ahead-in-front';
import { takesOthers } from './use-together';

/** The later change that the diff of this question shows, or null. */
export function useAheadShown(chatId: string, callId: string, question: Question): AheadInFront | null {
  return useAheadInFront(chatId, callId, takesOthers(question) ? 'takes-others' : 'alone');
}
