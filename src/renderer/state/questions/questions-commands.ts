import { always } from '../commands/command';
import type { WindowCommand, WindowState } from '../commands/window-command';
import { goToNextQuestion } from './go-to-question';

// Commands of the window for all waiting questions.

export const questionsCommands: readonly WindowCommand[] = [
  { id: 'questions.next', phase: 'capture', when: always, idle: nothingWaits, run: goToNextQuestion },
];

function nothingWaits({ server }: WindowState): boolean {
  return !server.app?.projects.some(({ waitingCount }) => waitingCount > 0);
}
