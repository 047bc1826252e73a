import { ClipboardPaste, Copy, MessageSquarePlus, TextSelect } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { always, type Command } from '../state/commands/command';
import { boundTo } from '../state/commands/command-for-press';
import { addToChat } from './add-to-chat';

// What can be done with the text of a terminal. Beside their keys a terminal has some of its own, which differ by platform
// and by what is selected (`view/terminal-keys.ts`).

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

/** Runs the one that the key is for. By the keys that we bring, pasting is the browser's, which then asks nobody. */
export function takeTextKey(event: KeyboardEvent, text: TerminalText): void {
  const bound = boundTo(event.nativeEvent, textCommands, text);
  if (!bound || (bound.command.id === 'terminal.paste' && bound.given === null)) return;
  event.preventDefault();
  event.stopPropagation();
  bound.command.run(text);
}

function hasSelection({ selection }: TerminalText): boolean {
  return selection !== '';
}
