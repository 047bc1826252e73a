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
  'quick-ask.reads-only': 'Reads only',
  'quick-ask.reads-only-hint': 'It reads the project and changes nothing, so it never asks you.',
  'quick-ask.copied': 'Copied.',
  'quick-ask.no-project': 'No folder is open. Which one is your question about?',
  'quick-ask.no-recent': 'No folder is open. Open one in the main window first.',
  'quick-ask.no-model': 'No model is chosen yet. Choose one in the main window.',
  'quick-ask.folder-gone': 'The folder is not there any more.',
  'quick-ask.nothing-to-hide': 'This page is a tab of your browser: close the tab to leave it.',
} as const;
