import { type Language, languageFor } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { create } from 'zustand';
import { useServerState } from './server-state';

// The language this window is worded in: that of the settings, else of the browser. What is shown is drawn anew when it
// changes (`App`), so that no component has to listen.

/** `wanted` is on its way while it is not `spoken`. */
export const useLanguage = create<{ readonly wanted: Language; readonly spoken: Language }>(() => ({
  wanted: 'en',
  spoken: 'en',
}));

/** For as long as the page lives. Until main is heard, the browser's is spoken. */
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
    // Its part cannot be loaded now: what is shown stays in the language it has.
    () => useLanguage.setState(({ spoken }) => ({ wanted: spoken })),
  );
}

function show(spoken: Language): void {
  if (useLanguage.getState().wanted !== spoken) return;
  document.documentElement.lang = spoken;
  useLanguage.setState({ spoken });
}
