import { useEffect } from 'react';
import { isSomeTextAwaited } from '../state/files/open-texts';
import { findComposer } from '../state/focus';

/**
 * Focuses the composer whenever the chat comes into view: after a start, a reload, the welcome page, the settings. A
 * chat that the user hid stays hidden. A file that the user opened for typing has priority.
 */
export function useComposerFocus(inView: boolean): void {
  useEffect(() => {
    if (isSomeTextAwaited()) return;
    const composer = inView ? findComposer() : null;
    composer?.focus();
    // The user continues after the existing text.
    if (composer instanceof HTMLTextAreaElement)
      composer.setSelectionRange(composer.value.length, composer.value.length);
  }, [inView]);
}
