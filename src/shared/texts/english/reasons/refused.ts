// Refused: messages to a user whose edit made a call forbidden. The model gets other texts.

export const refused = {
  'refused.by-rule':
    'Not executed: blocked by rule “{{rule}}” ({{scope, scope}}). This was not a decision by the user in this moment.',
  'refused.by-plan':
    'Not executed: the chat is in plan mode, where nothing is changed. Describe the change in your plan instead.',
  'refused.command-by-plan':
    'Not executed: the chat is in plan mode, where only commands that read are run. Describe the command in your plan instead.',
} as const;
