import { type LanguageSetting, languageFor } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { isEventOf } from '@shared/topics';
import type { Store } from '@shared/wire/store';

// Texts of this process (menu, dialogs, output) follow the language of the settings from now on.

/** `preferred`: the system's languages. Resolves when the language is loaded. */
export async function followLanguage(store: Store, preferred: readonly string[]): Promise<void> {
  const follow = (setting: LanguageSetting) => speak(languageFor(setting, preferred));
  store.onEvent((numbered) => {
    if (isEventOf(numbered, 'app') && numbered.event.type === 'settings-changed')
      void follow(numbered.event.settings.language);
  });
  await follow(store.state('app').settings.language);
}
