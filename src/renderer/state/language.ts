import { type Language, languageFor } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { create } from 'zustand';
import { useServerState } from './server-state';

// The language of this window: from the settings, else from the browser. `App` renders everything again when it
// changes, so that components need not subscribe to it.

/** While `wanted` differs from `spoken`, its texts are loading. */
export const useLanguage = create<{ readonly wanted: Language; readonly spoken: Language }>(() => ({
  wanted: 'en',
  spoken: 'en',
}));

/** Runs until the page closes. Until the main process answers, the browser's language applies. */
export function followLanguage(): void {
  useServerState.subscribe(follow);
  follow();
}

function follow(): void {
  const setting = useServerState.getState().app?.settings.language ?? 'system';
  const wanted = languageFor(setting, navigator.languages);
  if (wanted === useLanguage.getState().wanted) return;
  useLanguage.setState({ wanted });
  void speak(wanted).then(
    () => show(wanted),
    // The texts cannot be loaded now: the window stays in its language.
    () => useLanguage.setState(({ spoken }) => ({ wanted: spoken })),
  );
}

function show(spoken: Language): void {
  if (useLanguage.getState().wanted !== spoken) return;
  document.documentElement.lang = spoken;
  useLanguage.setState({ spoken });
}
