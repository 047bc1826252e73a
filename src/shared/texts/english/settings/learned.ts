// Learned changes: how requests to a server differ because it refused others.

export const learned = {
  'learned.just-now': 'Learned from this server',
  'learned.summary_one': 'Learned from this server: {{count, number}} change',
  'learned.summary_other': 'Learned from this server: {{count, number}} changes',
  'learned.lead':
    'The server refused a request until Pilotfish changed it. Forget the changes if the server was updated.',
  'learned.forget': 'Forget',
  'learned.forget-named': 'Forget what was learned of {{model}}',

  'learned.no-stream-options': 'Requests leave out “stream_options”.',
  'learned.no-stream': 'Answers are not streamed.',
  'learned.effort-none': 'With tools, the effort is “none”.',
  'learned.no-effort': 'Requests leave out the effort.',
  'learned.no-effort-named': 'The effort “{{effort}}” is left out: the server does not know it.',
  'learned.no-temperature': 'Requests leave out temperature and Top P.',
  'learned.no-cache-points': 'Requests set no cache breakpoints.',
  'learned.no-reasoning-back': 'Earlier thinking is not sent back.',
  'learned.empty-reasoning': 'Answers without thinking are sent back with an empty one.',
  'learned.no-reasoning-summary': 'Requests do not ask for a summary of the thinking.',
  'learned.no-reasoning': 'Requests do not ask for thinking.',
  'learned.content-omitted': 'Tool calls without text are sent back without content.',
  'learned.content-empty': 'Tool calls without text are sent back with empty content.',
  'learned.short-ids': 'IDs of tool calls have nine letters and digits.',
  'learned.assistant-after-tool': 'A short answer is inserted between tool results and the next message.',
  'learned.no-images': 'Images and files are left out.',
  'learned.plain-schemas': 'Tools have simplified schemas.',
  'learned.omit-tool': 'The tool {{tool}} is left out.',
  'learned.system-in-message': 'The system prompt is part of the first message.',
  'learned.max-completion-tokens': 'The output limit is called “max_completion_tokens”.',
  'learned.max-output': 'Answers are limited to {{tokens, number}} tokens, which the credit allows.',
  'learned.context-window': 'The context window has {{tokens, number}} tokens.',
} as const;
