// Refused: messages to the user if a rule or mode denies the edited call. The model gets other texts.

export const refused = {
  'refused.by-rule': 'Rule “{{rule}}” ({{scope, scope}}) denies your edited version.',
  'refused.by-plan':
    'Plan mode denies changes, so your edited version cannot run. Choose another mode first.',
  'refused.command-by-plan':
    'Plan mode runs only commands that read, so your edited version cannot run. Choose another mode first.',
} as const;
