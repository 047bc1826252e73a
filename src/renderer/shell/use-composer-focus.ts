import { useEffect } from 'react';
import { findComposer } from '../state/focus';

/**
 * Whatever brings the chat into view ends where one can write: a start, a reload, the welcome, the settings. A chat that
 * the person has hidden stays so.
 */
export function useComposerFocus(inView: boolean): void {
  useEffect(() => {
    if (inView) findComposer()?.focus();
  }, [inView]);
}
