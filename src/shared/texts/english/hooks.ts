// Hooks: why a hook is unusable, and what hooks on messages and turns did.

export const hooks = {
  'hooks.unusable': 'Cannot use hook {{hook}} of settings.json: {{why}}',
  'hooks.other-event': 'unknown event',
  'hooks.bad-matcher': 'the matcher is an invalid regular expression',
  'hooks.only-commands': 'only hooks of type “command” without “if” and “args” are supported',
  'hooks.no-shell': 'no shell found',
  'hooks.failed': 'Hook “{{hook}}” failed: {{reason}}',
  'hooks.blocks': 'Hook “{{hook}}” blocked the message.',
  'hooks.blocks-because': 'Hook “{{hook}}” blocked the message: {{reason}}',
} as const;
