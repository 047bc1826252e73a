// Titles of all commands, under their ids.

export const commands = {
  'command.questions.next': 'Go to the next waiting question',
  'command.question.accept': 'Accept what is proposed',
  'command.question.reject': 'Reject what is proposed…',
  'command.question.nextChange': 'Next change',
  'command.question.previousChange': 'Previous change',
  'command.question.listChanges': 'List of changes for screen readers',
  'command.question.leave': 'Leave the question for the message',
  'command.question.leaveText': 'Leave the text for the answers',
  'command.palette.toggle': 'Command palette',
  'command.chat.new': 'New chat',
  'command.folder.open': 'Open folder…',
  'command.folder.openInNewWindow': 'Open folder in new window…',
  'command.settings.toggle': 'Settings',
  'command.mode.cycle': 'Next mode: Plan, Ask, Accept edits',
  'command.settings.close': 'Close settings',
  'command.memory.show': 'Memory',
  'command.tools.show': 'Tools',
  'command.keys.show': 'Keyboard shortcuts',
  'command.trust.review': 'Trust in this folder…',
  'command.file.save': 'Save the file in front',
  'command.file.saveAll': 'Save all files',
  'command.tab.close': 'Close the tab in front',
  'command.tree.toggle': 'Show or hide the project tree',
  'command.tree.collapseAll': 'Collapse all folders',
  'command.row.open': 'Open',
  'command.row.expand': 'Expand',
  'command.row.collapse': 'Collapse',
  'command.row.copyPath': 'Copy path',
  'command.row.copyRelativePath': 'Copy relative path',
  'command.terminal.toggle': 'Show or hide the terminal',
  'command.terminal.hide': 'Hide the terminal',
  'command.terminal.new': 'New terminal',
  'command.terminal.screenReader': 'Terminals for a screen reader',
  'command.terminal.rename': 'Rename the terminal…',
  'command.terminal.split': 'Split the terminal',
  'command.terminal.close': 'Close the terminal',
  'command.terminal.copy': 'Copy',
  'command.terminal.paste': 'Paste',
  'command.terminal.selectAll': 'Select all',
  'command.terminal.addToChat': 'Add selection to chat',
  'command.agentCommand.rename': 'Rename the command…',
  'command.agentCommand.keep': 'Keep running when Pilotfish closes',
  'command.agentCommand.remove': 'Remove the ended command',
  'command.agentCommands.removeEnded': 'Remove ended commands',
} as const;

/** Of commands in a menu that opens on the thing itself, which need not name it. */
export const shortCommands = {
  'command-short.tree.collapseAll': 'Collapse all',
  'command-short.terminal.screenReader': 'For a screen reader',
  'command-short.terminal.rename': 'Rename…',
  'command-short.terminal.split': 'Split',
  'command-short.terminal.close': 'Close',
  'command-short.agentCommand.rename': 'Rename…',
  'command-short.agentCommand.remove': 'Remove',
} as const;

/** Of commands in the system's own menu, whose other items write each word with a capital. */
export const menuCommands = {
  'command-menu.folder.openInNewWindow': 'Open Folder in New Window…',
} as const;
