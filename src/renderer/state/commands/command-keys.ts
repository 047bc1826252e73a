import type { CommandId } from './command-titles';

// Default keys of the commands that have some, as `ui/keys.ts` writes and shows them. Keys that belong to a widget, such
// as the arrows of a tree or Enter in a field, stand there.

/** Who shows the window: a browser keeps some keys for its own tabs. */
export type Shell = 'desktop' | 'browser';

/** Sends what a field is for: an answer on the card, the rejection in the field for its reason. */
export const sendKeys = 'Mod+Enter';

const defaultKeys = {
  'questions.next': 'Mod+Shift+A',
  'question.accept': sendKeys,
  'question.reject': 'Mod+Backspace',
  'question.nextChange': 'F7',
  'question.previousChange': 'Shift+F7',
  'question.listChanges': 'Mod+F7',
  'question.leave': 'Escape',
  'question.leaveText': 'Escape',
  'folder.open': 'Mod+O',
  'settings.toggle': 'Mod+,',
  'mode.cycle': 'Mod+.',
  'settings.close': 'Escape',
  'file.save': 'Mod+S',
  'file.saveAll': 'Mod+Alt+S',
  'tab.close': { desktop: 'Mod+W', browser: 'Mod+Alt+W' },
  'tree.toggle': 'Mod+B',
  'row.open': 'Enter',
  'row.copyPath': 'Shift+Alt+C',
  'terminal.toggle': 'Ctrl+`',
  'terminal.new': 'Ctrl+Shift+`',
  'terminal.rename': 'F2',
  'terminal.close': 'Delete',
  'agentCommand.rename': 'F2',
  'agentCommand.remove': 'Delete',
} as const satisfies Partial<Record<CommandId, Keys>>;

type Keys = string | Readonly<Record<Shell, string>>;

/** Undefined for a command without keys. */
export function keysOf(id: keyof typeof defaultKeys, shell?: Shell): string;
export function keysOf(id: CommandId, shell?: Shell): string | undefined;
export function keysOf(id: CommandId, shell: Shell = currentShell()): string | undefined {
  const keys = (defaultKeys as Partial<Record<CommandId, Keys>>)[id];
  return typeof keys === 'object' ? keys[shell] : keys;
}

export function currentShell(): Shell {
  return typeof window !== 'undefined' && window.pilotfish ? 'desktop' : 'browser';
}
