import { create } from 'zustand';

/** Whether the person is being asked for how long Auto is to last. */
export const useAutoQuestion = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }));

export function askForAuto(): void {
  useAutoQuestion.setState({ isAsked: true });
}

export function leaveAutoQuestion(): void {
  useAutoQuestion.setState({ isAsked: false });
}
