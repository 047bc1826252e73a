import { type LanguageSetting, languageFor } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { isEventOf } from '@shared/topics';
import type { Store } from '@shared/wire/store';

// What this process says to a person by itself (menu, dialogs, output) is in the language of the settings, from now on.

/** `preferred`: the system's languages. Resolves once the language is spoken. */
export async function followLanguage(store: Store, preferred: readonly string[]): Promise<void> {
  const follow = (setting: LanguageSetting) => speak(languageFor(setting, preferred));
  store.onEvent((numbered) => {
    if (isEventOf(numbered, 'app') && numbered.event.type === 'settings-changed')
      void follow(numbered.event.settings.language);
  });
  await follow(store.state('app').settings.language);
}
