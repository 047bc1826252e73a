// Learned changes: how Pilotfish changes requests because a provider rejected earlier ones.

export const learned = {
  'learned.just-now': 'Learned from this provider',
  'learned.summary_one': 'Learned from this provider: {{count, number}} change',
  'learned.summary_other': 'Learned from this provider: {{count, number}} changes',
  'learned.lead':
    'The provider accepted a request only after Pilotfish changed it. Forget the changes if the provider has updated its server.',
  'learned.forget': 'Forget',
  'learned.forget-named': 'Forget the changes for {{model}}',

  'learned.no-stream-options': 'Requests omit “stream_options”.',
  'learned.no-stream': 'Replies arrive in one piece.',
  'learned.effort-none': 'With tools, the reasoning effort is “none”.',
  'learned.no-effort': 'Requests omit the reasoning effort.',
  'learned.no-effort-named':
    'Requests omit the reasoning effort “{{effort}}”, because the provider does not know it.',
  'learned.no-temperature': 'Requests omit temperature and Top P.',
  'learned.no-cache-points': 'Requests omit cache breakpoints.',
  'learned.no-reasoning-back': 'Requests omit earlier reasoning.',
  'learned.empty-reasoning': 'Requests add empty reasoning to replies without it.',
  'learned.no-reasoning-summary': 'Requests do not ask for a summary of the reasoning.',
  'learned.no-reasoning': 'Requests do not ask for reasoning.',
  'learned.content-omitted': 'Requests omit the content of tool calls without text.',
  'learned.content-empty': 'Requests add empty content to tool calls without text.',
  'learned.short-ids': 'IDs of tool calls have nine letters and digits.',
  'learned.assistant-after-tool': 'Requests include a short reply between tool results and the next message.',
  'learned.no-images': 'Requests omit images and files.',
  'learned.plain-schemas': 'Tools have simplified schemas.',
  'learned.omit-tool': 'Requests omit the tool {{tool}}.',
  'learned.system-in-message': 'The system prompt is part of the first message.',
  'learned.max-completion-tokens': 'The output limit is called “max_completion_tokens”.',
  'learned.max-output': 'Your credit limits replies to {{tokens, number}} tokens.',
  'learned.context-window': 'The context window has {{tokens, number}} tokens.',
} as const;
