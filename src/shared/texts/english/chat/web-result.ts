// Results from the web, on the card of the call.

export const webResult = {
  'web-result.asked': 'Asked about it: {{prompt}}',
  'web-result.unanswered': 'Nobody answered that beside the chat, so the model was given the content itself.',
  'web-result.fetched-text': 'Fetched text',
  'web-result.loading': 'Loading…',
  'web-result.sources': 'Sources',
  'web-result.nothing': 'Nothing was found.',
} as const;
