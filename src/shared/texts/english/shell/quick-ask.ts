// Quick question: the small window for questions about a project. It only reads.

export const quickAsk = {
  'quick-ask.name': 'Quick question',
  'quick-ask.title': 'Quick question – {{project}}',
  'quick-ask.field': 'Question',
  'quick-ask.ask-about': 'Ask about {{project}}…',
  'quick-ask.ask-more': 'Ask more…',
  'quick-ask.ask': 'Ask',
  'quick-ask.stop': 'Stop',
  'quick-ask.new': 'New question',
  'quick-ask.copy': 'Copy the answer',
  'quick-ask.continue': 'Continue in the main window',
  'quick-ask.open-main': 'Open the main window',
  'quick-ask.reads-only': 'Read-only',
  'quick-ask.reads-only-hint': 'Quick questions only read the project, so they need no approval.',
  'quick-ask.copied': 'Copied.',
  'quick-ask.no-project': 'No folder is open. Choose one for your question.',
  'quick-ask.no-recent': 'No folder is open. Open one in the main window first.',
  'quick-ask.no-model': 'Choose a model in the main window first.',
  'quick-ask.folder-gone': 'The folder no longer exists.',
  'quick-ask.nothing-to-hide': 'This page is a browser tab. Close the tab to hide it.',
} as const;
