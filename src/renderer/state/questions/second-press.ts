import { create } from 'zustand';

// On a dangerous question, the accept key counts on its second press: a single press may be meant for another card.

/** The hash of the question with one press, or null. */
export const useSecondPress = create<{ readonly hash: string | null }>()(() => ({ hash: null }));

/** Milliseconds that the first press waits for the second. */
const waitsMs = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records a press; returns whether it is the second one. */
export function isSecondPress(hash: string): boolean {
  clearTimeout(timer);
  const isSecond = useSecondPress.getState().hash === hash;
  useSecondPress.setState({ hash: isSecond ? null : hash });
  if (!isSecond) timer = setTimeout(() => useSecondPress.setState({ hash: null }), waitsMs);
  return isSecond;
}
