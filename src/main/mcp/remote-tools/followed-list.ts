// List that is read again when its owner says so: one reading at a time, and however often it was said meanwhile, one
// more after it.

export type FollowedList = { look(): void };

export function createFollowedList(
  read: () => Promise<void>,
  onProblem: (error: unknown) => void,
): FollowedList {
  let state: 'resting' | 'reading' | 'to-read-again' = 'resting';
  const readOnce = async (): Promise<void> => {
    state = 'reading';
    await read().catch(onProblem);
    // Said meanwhile; the compiler takes it for what it was set to above.
    if ((state as string) === 'to-read-again') return await readOnce();
    state = 'resting';
  };
  return {
    look() {
      if (state === 'resting') void readOnce();
      else state = 'to-read-again';
    },
  };
}
