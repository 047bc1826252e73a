// Refused: what a person is told who made of a call one that may not run. The model's words for it are its own.

export const refused = {
  'refused.by-rule':
    'Not executed: blocked by rule “{{rule}}” ({{scope, scope}}). This was not a decision by the user in this moment.',
  'refused.by-plan':
    'Not executed: the chat is in plan mode, where nothing is changed. Describe the change in your plan instead.',
  'refused.command-by-plan':
    'Not executed: the chat is in plan mode, where only commands that read are run. Describe the command in your plan instead.',
} as const;
