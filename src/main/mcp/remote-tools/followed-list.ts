// A list that is read again after each change. Only one reading runs at a time, and all changes during it cause one
// more.

export type FollowedList = { look(): void };

export function createFollowedList(
  read: () => Promise<void>,
  onProblem: (error: unknown) => void,
): FollowedList {
  let state: 'resting' | 'reading' | 'to-read-again' = 'resting';
  const readOnce = async (): Promise<void> => {
    state = 'reading';
    await read().catch(onProblem);
    // `look` may have set it during the reading. The compiler only knows the value above.
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
