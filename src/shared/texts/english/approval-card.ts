// A question on its card: the effect, the reason of the question, and remarks before the answer.

export const approvalCard = {
  'approval-card.name': 'Approval: {{title}}',
  'approval-card.dangerous': 'Dangerous:',
  'approval-card.caution': 'Caution:',
  'approval-card.open-diff': 'Open diff',
  'approval-card.scroll-up': 'Scroll up to the beginning of it first.',
  'approval-card.scroll-down': 'Scroll to the end of it first.',

  'approval-card.announced': 'Question: {{title}}. {{subject}} Press {{keys}} to go to it.',
  'approval-card.announced-danger':
    'Question: {{title}}. Dangerous: {{why}}. {{subject}} Press {{keys}} to go to it.',
  'approval-card.no-file-change': 'There is no file change to show.',
  'approval-card.command': 'Command: {{command}}',
  'approval-card.file-change': '{{change}}: {{added}}, {{removed}}.',
  'approval-card.lines-added_one': '1 line added',
  'approval-card.lines-added_other': '{{count, number}} lines added',
  'approval-card.lines-removed_one': '1 line removed',
  'approval-card.lines-removed_other': '{{count, number}} lines removed',

  'approval-card.new-file': 'New file',
  'approval-card.moved': 'Moved',
  'approval-card.moved-paths': '{{from}} → {{to}}',
  'approval-card.change': 'Change',
  'approval-card.deletion': 'Deletion',
  'approval-card.asks-because': 'Asks because {{why}}',
  /** After the kind of change and the path of the file. */
  'approval-card.file-asks-because': 'asks because {{why}}',
  'approval-card.approximate':
    'The text to replace was not found exactly; it was matched by {{how}}. Check the place.',
  'approval-card.shows-edits':
    'Shown with your edits. Accept applies them. The menu beside it accepts the proposal without them.',
  'approval-card.stale': 'The proposal no longer applies.',
  'approval-card.unsaved-text': 'A tab has unsaved text of this file. Accepting does not include it.',
  'approval-card.command-runs':
    'A command runs in another chat of this project and may change the file: {{command}}',
  'approval-card.conflict': 'The proposal was computed afresh after you edited it. Your text is kept.',
  'approval-card.look-again': 'Look at it again',
  'approval-card.drop-edits': 'Drop my edits',

  'approval-card.loading-change': 'Loading the change…',

  'approval-card.edit-command': 'Edit the command',
  'approval-card.edited-command': 'Command, editable',
  'approval-card.command-parts': 'Parts of the command',
  'approval-card.program': 'Runs',
  /** Of a program that reads the output of the one before it. */
  'approval-card.next-program': 'and then, on its output',
  'approval-card.programs-in-project': 'In the project’s folder, without a shell. It reads:',
  /** Of a part of a command with its reason above. */
  'approval-card.part-asks': 'asks',
  'approval-card.needs-no-question': 'needs no question',
  'approval-card.runs-in-project': 'In the project’s folder',
  'approval-card.in-sandbox':
    'In the sandbox: it can write only this project and caches, and reaches no host that is not allowed',
  'approval-card.in-sandbox-writing':
    'In the sandbox; beside this project and caches it may write {{places, list}}, this once',
  'approval-card.sandbox-lifted': 'Without the sandbox, as you wanted',
  'approval-card.without-sandbox': 'Without the sandbox. {{why, sentence}}',
  'approval-card.runs-in': 'In {{folder}}',
  'approval-card.deletes': 'Deletes {{files}}',
  'approval-card.writes': 'Writes {{files}}',
  'approval-card.files': '{{files, list}}',
  'approval-card.files-and-more': '{{files, list}} and {{more, number}} more',
  'approval-card.would-be-lost': 'This would be lost:',
} as const;
