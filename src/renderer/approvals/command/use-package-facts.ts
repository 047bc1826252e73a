import type { LookedUpPackage } from '@shared/packages/package-facts';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';

/** The facts about the packages of a question, in their order; fewer if they could not be looked up. */
export function usePackageFacts(chatId: string, callId: string): readonly LookedUpPackage[] | 'loading' {
  const [facts, setFacts] = useState<readonly LookedUpPackage[] | 'loading'>('loading');
  useEffect(() => {
    let current = true;
    api.queue
      .packages({ chatId, callId })
      // The question is complete without them.
      .catch(() => [])
      .then((found) => current && setFacts(found));
    return () => {
      current = false;
    };
  }, [chatId, callId]);
  return facts;
}
