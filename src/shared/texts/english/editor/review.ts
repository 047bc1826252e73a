// Review of a proposed change: both sides of its diff, remarks about it, and its answers.

export const review = {
  'review.name': 'Review: {{path}}',
  'review.failed': 'This change cannot be displayed',
  'review.batch': 'Edits of this batch',
  'review.left-out-before': 'You left out this file. Submit rejects it.',
  'review.draft-outdated':
    'The proposal changed after your edits. Pilotfish asks about this file separately.',
  'review.decided-elsewhere': 'Pilotfish does not ask about this change, so you cannot edit it here.',
  'review.ahead-is-none': 'At the moment, this edit leaves the file unchanged.',
  'review.waits-now': 'waiting',
  'review.is-loading': 'The proposal changed and is being loaded.',
  'review.edits-first': 'Keep or discard your edits of the older proposal first.',

  'review.edits-older':
    'The file changed on disk after your edits. The proposal still contains your edits. Review them before you keep them.',
  'review.keep-text': 'Keep my edits',
  'review.drop-edits': 'Discard my edits',
  'review.afresh': 'The file changed on disk. Pilotfish has updated the proposal.',
  'review.unsaved':
    'A tab has unsaved changes to this file. The proposal does not include them, and they stay if you accept.',
  'review.show-unsaved': 'Open the tab',
  'review.save-unsaved': 'Save first',
  'review.approximate': 'The text to replace matches only approximately ({{how}}). Check the place.',

  'review.asks-because': 'Asks because {{why}}',
  'review.too-large':
    'The file is too large to compare line by line. Changed blocks can contain unchanged lines.',
  'review.writes-right-side': 'You edited the proposal. Accept writes the text on the right side.',

  /** The position of the displayed file among the waiting files. */
  'review.file-place': '{{place, number}} of {{all, number}}',

  'review.as-it-is': 'Current',
  'review.moved': 'Renamed: {{from}} → {{to}}',
  'review.proposed-file': 'Proposed: new file',
  'review.proposed-text': 'Proposed',
  'review.proposed-nothing': 'Proposed: delete the file',
  'review.side-by-side': 'Side by side',
  'review.side-by-side-later': 'Side by side: the editor is too narrow now',
  'review.inline-too-long': 'Side by side: too many removed lines for the inline view',
  'review.whitespace': 'Show whitespace changes',
  'review.whitespace-hidden': 'Whitespace ignored',
  'review.wrap': 'Word wrap',

  'review.original-side': '{{path}}, current, read-only',
  'review.proposed-side': '{{path}}, proposed, editable',
  'review.deleted-side': '{{path}} would be deleted',
  'review.only-shown': 'Both sides are read-only. Open the file to edit it.',
  'review.read-only': 'Only the proposed side can be edited.',
} as const;
