import { create } from 'zustand';

// The accept key on a dangerous question counts when it is pressed twice: one press is too easily meant for another card.

/** The hash of the question on which the key was pressed once; null: none. */
export const useSecondPress = create<{ readonly hash: string | null }>()(() => ({ hash: null }));

/** So long the first press waits for the second, in milliseconds. */
const waitsMs = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes a press; whether it is the second one. */
export function isSecondPress(hash: string): boolean {
  clearTimeout(timer);
  const isSecond = useSecondPress.getState().hash === hash;
  useSecondPress.setState({ hash: isSecond ? null : hash });
  if (!isSecond) timer = setTimeout(() => useSecondPress.setState({ hash: null }), waitsMs);
  return isSecond;
}
