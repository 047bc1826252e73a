import type { CallKey } from '@shared/base/call-key';
import { useState } from 'react';
import { leftWords } from '../state/questions/left-words';

/** The form for the reason of a rejection. `again`: open after a reload, because it has text; it takes no keyboard. */
export type Rejecting = 'closed' | 'open' | 'again';

/** `isHere`: whether this place has the answers. */
export function useRejecting(key: CallKey, isHere: boolean): [Rejecting, (next: Rejecting) => void] {
  return useState<Rejecting>(() => (isHere && leftWords(key, 'rejection') !== '' ? 'again' : 'closed'));
}
