// A question on its card: the effect, the reason of the question, and remarks before the answer.

export const approvalCard = {
  'approval-card.name': 'Approval: {{title}}',
  'approval-card.dangerous': 'Dangerous:',
  'approval-card.caution': 'Caution:',
  'approval-card.open-diff': 'Open diff',
  'approval-card.scroll-up': 'Scroll up to the beginning first.',
  'approval-card.scroll-down': 'Scroll to the end first.',

  'approval-card.announced': 'Question: {{title}}. {{subject}} Press {{keys}} to go to it.',
  'approval-card.announced-danger':
    'Question: {{title}}. Dangerous: {{why}}. {{subject}} Press {{keys}} to go to it.',
  'approval-card.no-file-change': 'No file changes.',
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
  'approval-card.approximate': 'The text to replace matches only approximately ({{how}}). Check the place.',
  'approval-card.shows-edits':
    'The diff includes your edits, and Accept applies them. To accept the original proposal, use the menu next to Accept.',
  'approval-card.stale': 'The proposal no longer applies.',
  'approval-card.unsaved-text':
    'A tab has unsaved changes to this file. The proposal does not include them, and they stay if you accept.',
  'approval-card.command-runs': 'A command of another chat is running and may change the file: {{command}}',
  'approval-card.conflict': 'The proposal changed after your edits. They are still available.',
  'approval-card.look-again': 'Review again',
  'approval-card.drop-edits': 'Discard my edits',

  'approval-card.loading-change': 'Loading the change…',

  'approval-card.edit-command': 'Edit command',
  'approval-card.edited-command': 'Command (editable)',
  'approval-card.command-parts': 'Parts of the command',
  'approval-card.program': 'Runs',
  /** Of a program that reads the output of the one before it. */
  'approval-card.next-program': 'and pipes the output to',
  'approval-card.programs-in-project': 'In the project folder, without a shell. Input:',
  /** Of a part of a command with its reason above. */
  'approval-card.part-asks': 'needs approval',
  'approval-card.needs-no-question': 'allowed',
  'approval-card.runs-in-project': 'In the project folder',
  'approval-card.in-sandbox':
    'In the sandbox: can write only to the project and caches, and connect only to allowed hosts',
  'approval-card.in-sandbox-writing':
    'In the sandbox: can write only to {{places, list}} (this time), the project and caches, and connect only to allowed hosts',
  'approval-card.sandbox-lifted': 'Outside the sandbox, as you requested',
  'approval-card.without-sandbox': 'Outside the sandbox. {{why, sentence}}',
  'approval-card.runs-in': 'In {{folder}}',
  'approval-card.deletes': 'Deletes {{files}}',
  'approval-card.writes': 'Writes {{files}}',
  'approval-card.files': '{{files, list}}',
  'approval-card.files-and-more': '{{files, list}} and {{more, number}} more',
  'approval-card.would-be-lost': 'This would be lost:',

  // On a card whose diff is in front.
  'approval-card.decide-in-diff': 'Decide in the diff',
  'approval-card.show-answers': 'Show answers here',
  'approval-card.hide-answers': 'Hide answers',
} as const;
