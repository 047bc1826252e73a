// The line over the composer: what the agent is doing right now.

export const turnStatus = {
  'turn-status.waiting': ({ questions }: { questions: number }) =>
    questions === 1 ? 'Waiting for you' : `${questions} questions wait`,
  'turn-status.go-to-question': ({ questions }: { questions: number }) =>
    questions === 1 ? 'Go to it' : 'Go to next',
  'turn-status.working': ({ time }: { time: string }) => `Working · ${time}`,
  'turn-status.compacting': ({ time }: { time: string }) => `Summarising older turns · ${time}`,
  'turn-status.retrying': ({ reason, attempt, time }: { reason: string; attempt: number; time: string }) =>
    `${reason.replace(/\.$/, '')} · attempt ${attempt} in ${time}`,
  'turn-status.try-again': 'Try again',
  'turn-status.continue': 'Continue',
} as const;
