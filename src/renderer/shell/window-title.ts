// What the window is called in the system: its project, or how many questions wait while nobody looks. Pure.

export function windowTitle(situation: {
  readonly project: string | null;
  /** Questions that wait, in all chats. */
  readonly waiting: number;
  readonly hidden: boolean;
}): string {
  const { project, waiting, hidden } = situation;
  if (hidden && waiting > 0) return `(${waiting}) Pilotfish`;
  return project === null ? 'Pilotfish' : `${project} – Pilotfish`;
}
