import { useEffect } from 'react';
import { focusComposer } from '../state/focus';

/** Whatever brings the chat into view ends where one can write: a start, a reload, the welcome, the settings. */
export function useComposerFocus(inView: boolean): void {
  useEffect(() => {
    if (inView) focusComposer();
  }, [inView]);
}
