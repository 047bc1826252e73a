// Finding a row by typing the beginning of its name. Pure; the caller brings the time.

export type Typed = { readonly text: string; readonly at: number };

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Letters typed within this many milliseconds of each other belong together. */
const pauseMs = 800;

/** What has been typed once `letter` came at `now`. */
export function typeLetter(before: Typed, letter: string, now: number): Typed {
  const text = now - before.at > pauseMs ? letter : before.text + letter;
  return { text, at: now };
}

/**
 * Index of the name that `text` begins, looked for from `from` on and around the end, or null.
 * A first letter, and the same letter again and again, walk on to the next name.
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
