// Saving the user's own text in a file of the project.

export const saving = {
  'saving.stale': 'Cannot save {{path}}: it changed on disk after you began to edit it.',
  'saving.character':
    'Cannot save {{path}}: its encoding {{encoding}} cannot represent “{{character}}” (U+{{code}}).',
  'saving.no-encoding': 'The encoding {{encoding}} does not exist.',
  'saving.not-in-encoding': '{{path}} contains bytes that are invalid in {{encoding}}.',
  'saving.unsaved': ', unsaved',
  'saving.changed-on-disk': 'This file changed on disk while you edited it. Choose a version to save.',
  'saving.compared': 'The version on disk is marked −, your text +. You can continue to edit your text here.',
  'saving.compare': 'Compare',
  'saving.end-comparing': 'Back to the text',
  'saving.take-disk': 'Use the version on disk',
  'saving.keep-mine': 'Keep my version',
  'saving.disk-side': '{{path}}, version on disk',
  'saving.my-side': '{{path}}, your text, editable',
  'saving.gone-unsaved': 'This file is missing on disk. Your text is still here.',
  'saving.unread': '{{why}} Your unsaved text is still here.',
  'saving.no-text-on-disk': 'The version on disk is not text.',
  'saving.write-again': 'Save again',
  'saving.as-unicode': 'Save as UTF-8',
  'saving.too-large':
    'Cannot save {{path}}: it would have {{megabytes}} MB, and files over {{most}} MB are read-only here.',
  'saving.any-size': 'Save anyway',

  'saving.close-title': 'Save the changes to {{name}}?',
  'saving.close-hint': 'Your changes will be lost if you don’t save them.',
  'saving.save': 'Save',
  'saving.discard': 'Don’t save',
} as const;
