// What asks for an answer of its own: a plan, and a question back.

export const askedCards = {
  'plan-card.name': ({ title }: { title: string }) => `Waits for your word: ${title}`,
  'plan-card.heading': 'A plan for you to decide on',
  'plan-card.lines': 'Lines of the plan',
  'plan-card.comments': 'Your comments',
  'plan-card.comment-on': ({ line }: { line: string }) => `Comment on: ${line}`,
  'plan-card.comment-hint': 'What should be different here?',
  'plan-card.add-comment': 'Add comment',
  'plan-card.change-comment': 'Keep comment',
  'plan-card.drop-comment': 'Cancel',
  'plan-card.edit-comment': ({ comment }: { comment: string }) => `Edit comment: ${comment}`,
  'plan-card.remove-comment': ({ comment }: { comment: string }) => `Remove comment: ${comment}`,
  'plan-card.how-to-comment': 'Each line can be commented on: point at it, or walk the lines by ↑ and ↓.',
  'plan-card.go-asking': 'Go, asking for edits',
  'plan-card.go-accepting-edits': 'Go, accepting edits',
  'plan-card.keep-planning-ask': 'Keep planning…',
  'plan-card.keep-planning-by-keys': ({ keys }: { keys: string }) => `Keep planning… (${keys})`,
  'plan-card.keep-planning-with': ({ comments }: { comments: number }) =>
    `Keep planning with ${comments === 1 ? '1 comment' : `${comments} comments`}`,
  'plan-card.keep-planning': 'Keep planning',
  'plan-card.what-else': 'What should the plan do differently? (optional)',
  'plan-card.announced': ({ lines }: { lines: number }) =>
    `A plan of ${lines === 1 ? '1 line' : `${lines} lines`}.`,

  /** `name`: of the card; said once it is there. */
  'plan-card.announced-card': ({ name, subject, keys }: { name: string; subject: string; keys: string }) =>
    `${name}${/[.?!]$/.test(name) ? '' : '.'} ${subject} Press ${keys} to go to it.`,

  'plan-card.use-as-todos': 'Use as todos',
  'plan-card.replace-todos': 'Replace the todos by it',
  'plan-card.used-as-todos': 'It is the todo list now.',

  'question-card.name': ({ question }: { question: string }) => `Question to you: ${question}`,
  'question-card.heading': 'A question to you',
  'question-card.own-words': 'In your own words (optional)',
  'question-card.several': 'Several may be chosen.',
  'question-card.send': 'Send answer',
  'question-card.choose-first': 'Choose something, or write an answer of your own.',
  'question-card.decline': 'Do not answer…',
  'question-card.decline-now': 'Do not answer',
  'question-card.why-not': 'Reason for the model (optional)',
  'question-card.announced': ({ choices }: { choices: readonly string[] }) =>
    `Choices: ${choices.join('; ')}.`,
  'question-card.answered': ({ choices }: { choices: readonly string[] }) =>
    `You chose: ${choices.join(', ')}`,
} as const;
