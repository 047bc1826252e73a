import { words } from '@shared/texts/text';

// What the window is called in the system: how many questions wait, and its project. Pure.

export function windowTitle(situation: {
  readonly project: string | null;
  /** Questions that wait, in all chats. */
  readonly waiting: number;
}): string {
  const { project, waiting } = situation;
  const title = project === null ? words('shell.product') : words('shell.title', { project });
  return waiting > 0 ? words('shell.title-with-waiting', { title, waiting }) : title;
}
