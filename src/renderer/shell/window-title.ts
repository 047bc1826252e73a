// What the window is called in the system: how many questions wait, and its project. Pure.

export function windowTitle(situation: {
  readonly project: string | null;
  /** Questions that wait, in all chats. */
  readonly waiting: number;
}): string {
  const { project, waiting } = situation;
  const name = project === null ? 'Pilotfish' : `${project} – Pilotfish`;
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}
