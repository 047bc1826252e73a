// The user's edit of a call that failed, or that was decided without it.

export const keptEdit = {
  'kept-edit.kept': 'Your edit is still available.',
  'kept-edit.rejected-elsewhere': 'Rejected in another window. Your edit is still available.',
  'kept-edit.accepted-elsewhere': 'Accepted in another window. Your edit is still available.',
  'kept-edit.accepted-without': 'Accepted without your edits. They are still available.',
  'kept-edit.not-asked': 'It ran automatically. Your edit is still available.',
  'kept-edit.copy': 'Copy',
  'kept-edit.copied': 'Copied',
  'kept-edit.open': 'Open',
  'kept-edit.heading': 'Your edit',
  'kept-edit.not-written': 'Your version of “{{title}}” was not applied.',
  'kept-edit.text': 'Your text',
  'kept-edit.let-go': 'Discard',
  'kept-edit.answer-lost': 'Your answer came too late. {{told}}',
  'kept-edit.words-moved': '{{told}} Your text is now in the message field.',
} as const;
