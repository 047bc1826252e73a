import type { Session } from 'electron';

// Spell check of typed text, in the languages of the system. A Mac has one built in. Other systems download
// dictionaries, so there it is on only if the user wants it.

export type SpellCheck = {
  readonly platform: NodeJS.Platform;
  /** Value of the setting. */
  readonly isWanted: boolean;
  /** Languages of the system, the preferred one first. */
  readonly languages: readonly string[];
};

/** Configures spell check for future pages and returns their `spellcheck`. Nothing is downloaded while it is off. */
export function setSpellCheck(
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'availableSpellCheckerLanguages'
  >,
  { platform, isWanted, languages }: SpellCheck,
): boolean {
  if (platform === 'darwin') return true;
  session.setSpellCheckerEnabled(isWanted);
  if (isWanted) session.setSpellCheckerLanguages(known(languages, session.availableSpellCheckerLanguages));
  return isWanted;
}

/** Electron throws for an unknown language. So `de-AT` is checked as `de`. */
function known(languages: readonly string[], available: readonly string[]): string[] {
  const found = languages.flatMap(
    (language) => [language, language.split('-')[0] ?? ''].find((name) => available.includes(name)) ?? [],
  );
  return [...new Set(found)];
}
