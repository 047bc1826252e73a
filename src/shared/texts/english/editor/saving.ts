// Saving the user's own text in a file of the project.

export const saving = {
  'saving.stale': '{{path}} changed on disk since you began to edit it. Nothing was written.',
  'saving.character':
    '{{path}} is in {{encoding}}, which has no “{{character}}” (U+{{code}}). Nothing was written.',
  'saving.no-encoding': 'There is no encoding called {{encoding}}.',
  'saving.not-in-encoding': '{{path}} has bytes that are no text in {{encoding}}.',
  'saving.unsaved': ', not saved',
  'saving.changed-on-disk': 'This file changed on disk while you edited it. Saving waits for you to choose.',
  'saving.compared': 'What is on disk now is marked −, your text +. You can go on with yours here.',
  'saving.compare': 'Compare',
  'saving.end-comparing': 'Back to the text',
  'saving.take-disk': 'Take what is on disk',
  'saving.keep-mine': 'Keep mine',
  'saving.disk-side': '{{path}}, as it is on disk',
  'saving.my-side': '{{path}}, your text, editable',
  'saving.gone-unsaved': 'This file is not on disk any more. Your text is here still.',
  'saving.unread': '{{why}} Your text is here still, and not saved.',
  'saving.no-text-on-disk': 'What is on disk now is no text.',
  'saving.write-again': 'Write it again',
  'saving.as-unicode': 'Save as UTF-8',
  'saving.too-large':
    '{{path}} would have {{megabytes}} MB. Files over {{most}} MB can only be read here, so you could not change it again. Nothing was written.',
  'saving.any-size': 'Save anyway',

  'saving.close-title': 'Save {{name}} before it is closed?',
  'saving.close-hint': 'It has changes that are not on disk.',
  'saving.save': 'Save',
  'saving.discard': 'Don’t save',
} as const;
