import { useEffect } from 'react';
import { isSomeTextAwaited } from '../state/files/open-texts';
import { findComposer } from '../state/focus';

/**
 * Whatever brings the chat into view ends where one can write: a start, a reload, the welcome, the settings. A chat that
 * the person has hidden stays so; and a file that was opened to type in from there is what they wanted.
 */
export function useComposerFocus(inView: boolean): void {
  useEffect(() => {
    if (isSomeTextAwaited()) return;
    const composer = inView ? findComposer() : null;
    composer?.focus();
    // What is written already is gone on with.
    if (composer instanceof HTMLTextAreaElement)
      composer.setSelectionRange(composer.value.length, composer.value.length);
  }, [inView]);
}
