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
  'approval-answers.edit-again': 'The proposal changed after your edits. Look at them again in the diff.',

  'approval-answers.give-up': 'Give up',
  'approval-answers.accept-these': 'Accept these {{edits, number}} edits',
  'approval-answers.these-hint':
    'This edit and those after it that are ticked. Each runs at its turn, if it is the very same change then.',
  'approval-answers.after': 'What comes after it',
  'approval-answers.after-it': 'After it: {{what}}',
  'approval-answers.after-edits_one': '{{count, number}} edit',
  'approval-answers.after-edits_other': '{{count, number}} edits',
  'approval-answers.after-alone_one': '{{count, number}} asks by itself',
  'approval-answers.after-alone_other': '{{count, number}} ask by themselves',
  'approval-answers.after-others_one': '{{count, number}} other call',
  'approval-answers.after-others_other': '{{count, number}} other calls',
  'approval-answers.include': 'Accept {{file}} with it',
  'approval-answers.asks-alone': 'asks by itself: {{why}}',
  'approval-answers.is-granted': 'accepted already',
  'approval-answers.diff-shows-later':
    'The diff shows {{file}}. The keys to accept and reject include it or leave it out.',
  'approval-answers.diff-shows-other':
    'The diff shows {{file}}, which is decided at its turn. The keys to accept and reject do nothing here.',
  'approval-answers.runs-unasked': 'runs without a question',
  'approval-answers.would-fail': 'cannot be done as things stand: {{why}}',
  'approval-answers.at-its-turn': 'looked at when it is its turn',
  'approval-answers.no-more-same':
    'You accepted it together with an earlier edit. Since then it has become another change, or a rule asks about it.',
  'approval-answers.read-again': 'Ask the model to read again',
  'approval-answers.stop': 'Stop',

  'approval-answers.always': 'Always…',
  'approval-answers.always-heading': 'Accept, and do not ask again',
  'approval-answers.always-means':
    'The call is accepted, and from now on calls like it run without a question. The settings list every rule.',
  'approval-answers.always-rule': 'Rule',
  'approval-answers.always-files': 'Which files “{{tool}}” may change',
  'approval-answers.always-files-hint':
    'A path or pattern relative to the project, e.g. src/**. Empty: every file.',
  'approval-answers.always-commands': 'Which commands may run',
  'approval-answers.always-commands-hint':
    'The first words of a command, whole words only, e.g. npm run test.',
  'approval-answers.always-no-commands': 'Say which commands may run.',
  /** Before the rule. */
  'approval-answers.always-as-it-is':
    'It holds for the tool as it is now. If its server describes it otherwise, or is set up otherwise, it asks again.',
  'approval-answers.always-as-its-file-is':
    'It holds for the tool as it is now. If the file that brings it says otherwise, it asks again.',
  'approval-answers.always-kept-as': 'Kept as',
  'approval-answers.always-where': 'Where it holds',
  'approval-answers.always-chat': 'This chat',
  'approval-answers.always-project': 'This project',
  'approval-answers.always-everywhere': 'Everywhere',
  'approval-answers.always-everywhere-hint': 'In every project you open.',
  'approval-answers.always-cancel': 'Cancel',
  'approval-answers.always-accept': 'Accept and keep the rule',

  'approval-answers.reject-by-keys': 'Reject… ({{keys}})',
  'approval-answers.reject-ask': 'Reject…',
  'approval-answers.reject-reason': 'Reason for the model (optional)',
  /** After the first press of the key for a dangerous call. */
  'approval-answers.press-again': 'Press again: {{answer}}',
  'approval-answers.reject': 'Reject',
  'approval-answers.reject-rest': 'Reject this and the rest',
  'approval-answers.reject-back': 'Back',
  'approval-answers.reject-next_zero': 'The model is told, and goes on from there.',
  'approval-answers.reject-next_one':
    '“Reject” goes on with the next call. “Reject this and the rest” means that the call after it is not run either, and the model plans anew.',
  'approval-answers.reject-next_other':
    '“Reject” goes on with the next call. “Reject this and the rest” means that the {{count, number}} calls after it are not run either, and the model plans anew.',
} as const;

/** The effect of either rejection, with this many later calls in the batch. */
