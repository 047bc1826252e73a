// When an answer begins to count: not before the person can have seen what they answer. Pure; the clock is the caller's.

/** Milliseconds that a question must have been in front of the person. */
export const armingDelayMs = 500;

/** Since when, in milliseconds of one clock, each of these holds; null while it does not. */
export type Exposure = {
  /** The surface that shows the question is on screen. */
  readonly surfaceVisible: number | null;
  /** The page is not hidden. */
  readonly pageVisible: number | null;
  /** The window got the focus for the last time: the click that brought it to the front must not answer. */
  readonly windowFocused: number;
  /** The question became what it is now. */
  readonly questionShown: number;
};

/** The moment from which answers count, or null while the question cannot be seen. */
export function armedFrom(exposure: Exposure): number | null {
  const { surfaceVisible, pageVisible, windowFocused, questionShown } = exposure;
  if (surfaceVisible === null || pageVisible === null) return null;
  return Math.max(surfaceVisible, pageVisible, windowFocused, questionShown) + armingDelayMs;
}

/** The last thing the person did with the keyboard, as far as an answer cares. */
export type Press = { readonly repeat: boolean; readonly isComposing: boolean; readonly keyCode: number };

/** Whether a key press may answer: a held key and text composition (229 is what some input methods send) may not. */
export function pressCounts(press: Press): boolean {
  return !press.repeat && !press.isComposing && press.keyCode !== 229;
}
