import { useEffect } from 'react';
import { focusSearch, settingsPageAttribute } from '../parts/page-places';

// As in many places where one searches: `/` leads to the field, where no text is written.

export function useSlash(): void {
  useEffect(() => {
    window.addEventListener('keydown', takeSlash);
    return () => window.removeEventListener('keydown', takeSlash);
  }, []);
}

function takeSlash(event: KeyboardEvent): void {
  if (event.key !== '/' || event.isComposing || event.defaultPrevented) return;
  const { target } = event;
  if (!(target instanceof Element) || target.matches('input, textarea, [contenteditable]')) return;
  if (target !== document.body && target.closest(`[${settingsPageAttribute}]`) === null) return;
  event.preventDefault();
  focusSearch();
}
