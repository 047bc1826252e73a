export const modeNames = {
  'mode.plan': 'Plan',
  'mode.ask': 'Ask',
  'mode.accept-edits': 'Accept edits',
  'mode.auto': 'Auto',
} as const;
