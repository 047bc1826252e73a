import type { Session } from 'electron';

// Spell-check of what is typed, in the languages of the system. A Mac brings it; elsewhere it downloads dictionaries, and
// is on only where the person wants that.

export type SpellCheck = {
  readonly platform: NodeJS.Platform;
  /** Of the settings. */
  readonly isWanted: boolean;
  /** Of the system, the dearest first. */
  readonly languages: readonly string[];
};

/** Sets it for all pages to come; true: their `spellcheck` is to be on. Nothing is downloaded while it is off. */
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

/** An unknown one would be an error: `de-AT` is checked as `de`. */
function known(languages: readonly string[], available: readonly string[]): string[] {
  const found = languages.flatMap(
    (language) => [language, language.split('-')[0] ?? ''].find((name) => available.includes(name)) ?? [],
  );
  return [...new Set(found)];
}
