// Titles of all commands, in English; their keys are the ids of commands.

export const commandTitles = {
  'questions.next': 'Go to the next waiting question',
  'question.accept': 'Accept what is proposed',
  'question.reject': 'Reject what is proposed…',
  'question.nextChange': 'Next change',
  'question.previousChange': 'Previous change',
  'question.listChanges': 'List of changes for screen readers',
  'question.leave': 'Leave the question for the message',
  'question.leaveText': 'Leave the text for the answers',
  'chat.new': 'New chat',
  'settings.toggle': 'Settings',
  'settings.close': 'Close settings',
  'tab.close': 'Close the tab in front',
  'tree.toggle': 'Show or hide the project tree',
  'tree.collapseAll': 'Collapse all folders',
  'row.open': 'Open',
  'row.expand': 'Expand',
  'row.collapse': 'Collapse',
  'row.copyPath': 'Copy path',
  'row.copyRelativePath': 'Copy relative path',
  'terminal.toggle': 'Show or hide the terminal',
  'terminal.hide': 'Hide the terminal',
  'terminal.new': 'New terminal',
  'terminal.screenReader': 'Terminals for a screen reader',
  'terminal.rename': 'Rename the terminal…',
  'terminal.split': 'Split the terminal',
  'terminal.close': 'Close the terminal',
  'terminal.copy': 'Copy',
  'terminal.paste': 'Paste',
  'terminal.selectAll': 'Select all',
  'terminal.addToChat': 'Add selection to chat',
  'agentCommand.rename': 'Rename the command…',
  'agentCommand.keep': 'Keep running when Pilotfish closes',
  'agentCommand.remove': 'Remove the ended command',
  'agentCommands.removeEnded': 'Remove ended commands',
} as const;

export type CommandId = keyof typeof commandTitles;

/** Of commands in a menu that opens on the thing itself, which need not name it. */
const shortTitles: Partial<Record<CommandId, string>> = {
  'tree.collapseAll': 'Collapse all',
  'terminal.screenReader': 'For a screen reader',
  'terminal.rename': 'Rename…',
  'terminal.split': 'Split',
  'terminal.close': 'Close',
  'agentCommand.rename': 'Rename…',
  'agentCommand.remove': 'Remove',
};

export function titleOf(id: CommandId): string {
  return commandTitles[id];
}

export function shortTitleOf(id: CommandId): string {
  return shortTitles[id] ?? commandTitles[id];
}
