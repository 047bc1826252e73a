import { slashCommandIn } from '@shared/chat/slash-commands';
import { runOffered } from '../../../state/commands/offered-commands';
import { askForAuto } from '../../../state/mode/auto-question';

/**
 * Runs the text if it is a command of this window; returns false for any other text, including commands of the main
 * process.
 */
export function runInWindow(text: string): boolean {
  const command = slashCommandIn(text);
  if (command === null) return false;
  if (command.by !== 'chat') return runOffered(command.by.command);
  if (command.name !== 'mode' || command.args !== 'auto') return false;
  askForAuto();
  return true;
}
