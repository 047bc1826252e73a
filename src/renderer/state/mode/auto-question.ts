import { create } from 'zustand';

/** Whether the window asks the user how long Auto lasts. */
export const useAutoQuestion = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }));

export function askForAuto(): void {
  useAutoQuestion.setState({ isAsked: true });
}

export function leaveAutoQuestion(): void {
  useAutoQuestion.setState({ isAsked: false });
}
