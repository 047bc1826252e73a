import { always } from '../commands/command';
import type { WindowCommand } from '../commands/window-command';
import { goToNextQuestion } from './go-to-question';

// What the window can do about all questions that wait.

export const questionsCommands: readonly WindowCommand[] = [
  { id: 'questions.next', phase: 'capture', when: always, run: goToNextQuestion },
];
