// Finds a row by the typed start of its name. Pure; the caller supplies the time.

export type Typed = { readonly text: string; readonly at: number };

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Letters typed within this many milliseconds of each other belong together. */
const pauseMs = 800;

/** The typed text after `letter` at time `now`. */
export function typeLetter(before: Typed, letter: string, now: number): Typed {
  const text = now - before.at > pauseMs ? letter : before.text + letter;
  return { text, at: now };
}

/**
 * Index of the next name that starts with `text`, searched from `from` and around the end, or null. A first letter,
 * or the same letter repeated, moves on to the next name.
 */
export function findByPrefix(names: readonly string[], from: number, text: string): number | null {
  const letters = [...text.toLowerCase()];
  const walks = letters.every((letter) => letter === letters[0]);
  const prefix = walks ? (letters[0] ?? '') : letters.join('');
  const start = walks ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    if (names[index]?.toLowerCase().startsWith(prefix)) return index;
  }
  return null;
}
