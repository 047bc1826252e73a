// The line above the composer: the model's current work.

export const turnStatus = {
  'turn-status.waiting_one': 'Waiting for you',
  'turn-status.waiting_other': '{{count, number}} questions waiting',
  'turn-status.go-to-question_one': 'Go to question',
  'turn-status.go-to-question_other': 'Go to next',
  'turn-status.working': 'Working · {{time}}',
  'turn-status.reading': 'The provider is reading {{tokens, number}} tokens · {{time}}',
  'turn-status.compacting': 'Summarising older turns · {{time}}',
  'turn-status.retrying': '{{reason, unended}} · attempt {{attempt}} in {{time}}',
  'turn-status.try-again': 'Try again',
  'turn-status.continue': 'Continue',
} as const;
