/** The locale for dates and numbers: the browser's locale for the window's language, or else that language. */
export function locale(): string | undefined {
  // Without a page it is the system's.
  const spoken = globalThis.document?.documentElement.lang ?? '';
  const language = spoken.split('-')[0];
  if (!language) return undefined;
  return navigator.languages.find((one) => one.split('-')[0] === language && isLocale(one)) ?? spoken;
}

/** A browser in the system's plain locale reports `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
