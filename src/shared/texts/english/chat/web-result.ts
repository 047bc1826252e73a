// Results from the web, on the card of the call.

export const webResult = {
  'web-result.asked': 'Question about the page: {{prompt}}',
  'web-result.unanswered': 'Pilotfish could not get an answer to the question, so the model got the content.',
  'web-result.fetched-text': 'Fetched text',
  'web-result.loading': 'Loading…',
  'web-result.sources': 'Sources',
  'web-result.nothing': 'No results.',
} as const;
