// Review of a proposed change: both sides of its diff, remarks about it, and its answers.

export const review = {
  'review.name': 'Review: {{path}}',
  'review.failed': 'This change cannot be shown',
  'review.batch': 'Edits of this batch',
  'review.ahead-note': 'This edit comes later, and is shown as the ones before it would leave the file.',
  'review.ahead-back': 'Back to {{file}}',
  'review.ahead-is-none': 'As things stand this edit changes nothing that could be shown.',
  'review.waits-now': 'waits now',
  'review.ahead-before': 'Before this edit: {{path}}',
  'review.ahead-after': 'After this edit: {{path}}',
  'review.before-it': 'before it',
  'review.after-it': 'after it',
  'review.is-loading': 'The proposal changed and is being loaded.',
  'review.edits-first': 'Keep or drop your edits of the older proposal first.',

  'review.edits-older':
    'The file changed on disk after your edits. The proposal is still your text: look at it again before you keep it.',
  'review.keep-text': 'Keep my text',
  'review.drop-edits': 'Drop my edits',
  'review.afresh': 'The file changed on disk; this is the proposal computed afresh.',
  'review.unsaved':
    'A tab holds text of this file that is not saved. It is not compared here, and stays what it is when you accept.',
  'review.show-unsaved': 'Show it',
  'review.save-unsaved': 'Save it first',
  'review.approximate':
    'The text to replace was not found exactly; it was matched by {{how}}. Check the place.',

  'review.asks-because': 'Asks because {{why}}',
  'review.too-large':
    'Too large to be compared line by line: changes are shown as larger blocks, in which lines can stand that do not change.',
  'review.writes-right-side': 'You edited the proposal. Accept writes the right side as it is shown.',

  /** The position of the displayed file among the waiting files. */
  'review.file-place': '{{place, number}} of {{all, number}}',

  'review.as-it-is': 'as it is',
  'review.moved': 'renamed: {{from}} → {{to}}',
  'review.proposed-file': 'new file, proposed (editable)',
  'review.proposed-text': 'proposed (editable)',
  'review.proposed-nothing': 'proposed: no file',
  'review.side-by-side': 'Side by side',
  'review.side-by-side-later': 'Side by side: there is no room for two sides now',
  'review.inline-too-long': 'Side by side: too much is removed for one column',
  'review.whitespace': 'Show changes of white space',
  'review.whitespace-hidden': 'White space not compared',
  'review.wrap': 'Wrap long lines',

  'review.original-side': '{{path}} as it is, read only',
  'review.proposed-side': '{{path}} as proposed, editable',
  'review.deleted-side': '{{path}} would be deleted',
  'review.only-shown': 'Both sides are only shown here. Open the file to edit it.',
  'review.read-only': 'Only the proposed side can be edited.',
} as const;
