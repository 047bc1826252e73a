// The answers to a question: their buttons, the rule that one may add, and the reason of a rejection.

export const approvalAnswers = {
  'approval-answers.accept': 'Accept',
  'approval-answers.run': 'Run {{command}}',
  'approval-answers.run-it': 'Run this command',
  'approval-answers.call': 'Call {{tool}}',
  'approval-answers.create': 'Create {{file}}',
  'approval-answers.modify': 'Change {{file}}',
  'approval-answers.empty': 'Empty {{file}}',
  'approval-answers.delete': 'Delete {{file}}',

  'approval-answers.without-edits': 'Accept without my edits',
  'approval-answers.more-accepts': 'More ways to accept',
  'approval-answers.edit-again': 'The proposal changed after your edits. Review them again in the diff.',

  'approval-answers.give-up': 'Discard',
  'approval-answers.accept-these': 'Accept these {{edits, number}} edits',
  'approval-answers.submit-these': 'Submit: {{accepted, number}} accepted, {{rejected, number}} rejected',
  'approval-answers.these-hint':
    'Sends your decisions on all edits of the batch; undecided edits are accepted. An edit whose file changed asks again.',
  'approval-answers.submit-all': 'Submit {{edits, number}} decisions',
  'approval-answers.leave-out-file': 'Leave out {{file}}',
  'approval-answers.leave-out-for': 'Leave out…',
  'approval-answers.mark-accepted': 'Accept {{file}} when you submit',
  'approval-answers.mark-left-out': 'Leave out {{file}} when you submit',
  'approval-answers.left-out-because': 'Left out: {{reason}}',
  'approval-answers.after': 'Later calls',
  'approval-answers.after-it': 'Later: {{what}}',
  'approval-answers.after-edits_one': '{{count, number}} edit',
  'approval-answers.after-edits_other': '{{count, number}} edits',
  'approval-answers.after-alone_one': '{{count, number}} asks separately',
  'approval-answers.after-alone_other': '{{count, number}} ask separately',
  'approval-answers.after-others_one': '{{count, number}} other call',
  'approval-answers.after-others_other': '{{count, number}} other calls',
  'approval-answers.asks-alone': 'asks separately: {{why}}',
  'approval-answers.is-granted': 'already accepted',
  'approval-answers.is-left-out': 'already left out',
  'approval-answers.diff-shows-later': 'The keys to accept and reject act on {{file}} in the diff.',
  'approval-answers.diff-shows-other':
    'The diff shows {{file}}, and you decide about it later. The keys to accept and reject have no effect here.',
  'approval-answers.runs-unasked': 'runs automatically',
  'approval-answers.would-fail': 'would fail now: {{why}}',
  'approval-answers.at-its-turn': 'checked later',
  'approval-answers.no-more-same':
    'You accepted it together with an earlier edit. Its change is different now, or a rule asks about it.',
  'approval-answers.read-again': 'Ask the model to read again',

  'approval-answers.always': 'Always…',
  'approval-answers.always-heading': 'Always accept',
  'approval-answers.always-means':
    'This accepts the call and creates a rule that allows similar calls. The settings list all rules.',
  'approval-answers.always-rule': 'Rule',
  'approval-answers.always-files': 'Files that “{{tool}}” may change',
  'approval-answers.always-files-hint':
    'A path or pattern relative to the project, such as src/**. If empty, the rule applies to all files.',
  'approval-answers.always-commands': 'Allowed commands',
  'approval-answers.always-commands-hint': 'The first whole words of a command, such as npm run test.',
  'approval-answers.always-no-commands': 'Enter the allowed commands.',
  'approval-answers.always-as-it-is':
    'The rule applies to the current version of the tool. If its definition or the configuration of its server changes, it asks again.',
  'approval-answers.always-as-its-file-is':
    'The rule applies to the current version of the tool. If its definition file changes, it asks again.',
  /** Before the rule. */
  'approval-answers.always-kept-as': 'Saved as',
  'approval-answers.always-where': 'Scope',
  'approval-answers.always-chat': 'This chat',
  'approval-answers.always-project': 'This project',
  'approval-answers.always-everywhere': 'Everywhere',
  'approval-answers.always-everywhere-hint': 'In every project you open.',
  'approval-answers.always-cancel': 'Cancel',
  'approval-answers.always-accept': 'Accept and create rule',

  'approval-answers.reject-by-keys': 'Reject… ({{keys}})',
  'approval-answers.reject-ask': 'Reject…',
  'approval-answers.reject-reason': 'Reason for the model (optional)',
  /** After the first press of the key for a dangerous call. */
  'approval-answers.press-again': 'Press again: {{answer}}',
  'approval-answers.reject': 'Reject',
  'approval-answers.reject-rest': 'Reject this and the rest',
  'approval-answers.reject-back': 'Back',
  /** The effect of either rejection. `behind`: the number of later calls in the batch. */
  'approval-answers.reject-next_zero': 'The model gets the rejection and continues from there.',
  'approval-answers.reject-next_one':
    '“Reject” continues with the next call. “Reject this and the rest” skips the next call too, and the model makes a new plan.',
  'approval-answers.reject-next_other':
    '“Reject” continues with the next call. “Reject this and the rest” skips the {{count, number}} later calls too, and the model makes a new plan.',
} as const;
