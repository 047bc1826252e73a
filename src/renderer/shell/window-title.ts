import { words } from '@shared/texts/text';

// The window's title in the system: the number of waiting questions, and the project. Pure.

export function windowTitle(situation: {
  readonly project: string | null;
  /** Waiting questions in all chats. */
  readonly waiting: number;
}): string {
  const { project, waiting } = situation;
  const title = project === null ? words('shell.product') : words('shell.title', { project });
  return waiting > 0 ? words('shell.title-with-waiting', { title, waiting }) : title;
}
