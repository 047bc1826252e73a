// The time from which an answer counts: the user must have been able to see the question. Pure; the caller passes the
// clock.

/** Milliseconds that a question must have been visible. */
const armingDelayMs = 500;

/** Start time of each condition, in milliseconds of one clock; null while the condition is false. */
export type Exposure = {
  /** The surface that shows the question is on screen. */
  readonly surfaceVisible: number | null;
  /** The page is visible. */
  readonly pageVisible: number | null;
  /** The window got the focus: the click that raised the window must not answer. */
  readonly windowFocused: number;
  /** The question got its present content. */
  readonly questionShown: number;
};

/** The time from which answers count; null while the question is hidden. */
export function armedFrom(exposure: Exposure): number | null {
  const { surfaceVisible, pageVisible, windowFocused, questionShown } = exposure;
  if (surfaceVisible === null || pageVisible === null) return null;
  return Math.max(surfaceVisible, pageVisible, windowFocused, questionShown) + armingDelayMs;
}

/** The last key press of the user, reduced to the parts that decide whether it may answer. */
export type Press = { readonly repeat: boolean; readonly isComposing: boolean; readonly keyCode: number };

/** Whether a key press may answer. Held keys and text composition (some input methods send 229) are excluded. */
export function pressCounts(press: Press): boolean {
  return !press.repeat && !press.isComposing && press.keyCode !== 229;
}
