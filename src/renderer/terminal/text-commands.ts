import { ClipboardPaste, Copy, MessageSquarePlus, TextSelect } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { always, type Command } from '../state/commands/command';
import { boundTo } from '../state/commands/command-for-press';
import { addToChat } from './add-to-chat';

// Actions on the text of a terminal. A terminal also has keys of its own, which depend on the platform and the
// selection (`view/terminal-keys.ts`).

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

/** Runs the command of the key. With our default keys the browser itself pastes, and needs no permission. */
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
