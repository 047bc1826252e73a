import { ClipboardPaste, Copy, MessageSquarePlus, TextSelect } from 'lucide-react';
import { always, type Command } from '../state/commands/command';
import { addToChat } from './add-to-chat';

// What can be done with the text of a terminal. Their keys are the terminal's own (`view/terminal-keys.ts`): they differ
// by platform and by what is selected.

export type TerminalText = {
  readonly selection: string;
  copy(text: string): void;
  paste(): void;
  selectAll(): void;
};

export const clipboardCommands: readonly Command<TerminalText>[] = [
  { id: 'terminal.copy', icon: Copy, when: hasSelection, run: ({ copy, selection }) => copy(selection) },
  { id: 'terminal.paste', icon: ClipboardPaste, when: always, run: ({ paste }) => paste() },
  { id: 'terminal.selectAll', icon: TextSelect, when: always, run: ({ selectAll }) => selectAll() },
];

export const addSelectionToChat: Command<TerminalText> = {
  id: 'terminal.addToChat',
  icon: MessageSquarePlus,
  when: hasSelection,
  run: ({ selection }) => addToChat(selection),
};

export const textCommands = [...clipboardCommands, addSelectionToChat];

function hasSelection({ selection }: TerminalText): boolean {
  return selection !== '';
}
