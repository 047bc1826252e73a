// The user's edit of a call that failed, or that was decided without it.

export const keptEdit = {
  'kept-edit.kept': 'Your edit was kept.',
  'kept-edit.rejected-elsewhere': 'Rejected in another window. Your edit was kept.',
  'kept-edit.accepted-elsewhere': 'Accepted in another window. Your edit was kept.',
  'kept-edit.accepted-without': 'Accepted without your edits. They were kept.',
  'kept-edit.not-asked': 'It ran without being asked. Your edit was kept.',
  'kept-edit.copy': 'Copy',
  'kept-edit.copied': 'Copied',
  'kept-edit.open': 'Open',
  'kept-edit.heading': 'Your edit',
  'kept-edit.not-written': 'As you left it: {{title}}. It was not written.',
  'kept-edit.text': 'Your text',
  'kept-edit.let-go': 'Let it go',
  'kept-edit.answer-lost': 'Your answer came too late. {{told}}',
  'kept-edit.words-moved': '{{told}} The text you wrote is in the message field.',
} as const;
