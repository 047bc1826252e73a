import { useEffect } from 'react';
import { focusSearch, settingsPageAttribute } from '../parts/page-places';

// `/` focuses the search field, as on many sites, unless the focus is in a text field.

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
