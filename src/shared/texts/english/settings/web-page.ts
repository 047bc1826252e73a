// Web section of the settings: the search service, and the local hosts that the model can fetch pages from.

export const webSettings = {
  'settings-page.section-web': 'Web',
  'web-settings.lead':
    'The model can fetch pages and search the web. Pilotfish asks about each host first. Answer “Always…” to save a rule for a host.',
  'web-settings.search': 'Search',
  'web-settings.search-lead': 'Uses the API of Tavily. The key goes only to this address.',
  'web-settings.base-url': 'Base URL',
  'web-settings.base-url-wrong': 'Enter an http or https address, such as https://api.tavily.com.',
  'web-settings.save': 'Save',
  'web-settings.forget': 'Delete the key',
  'web-settings.saved': 'Saved',
  'web-settings.key-none': 'Web search needs a key.',
  'web-settings.key-environment':
    'The environment variable TAVILY_API_KEY is in use. It overrides a key stored here.',
  'web-settings.key-refused': 'The search service rejected this key. Enter another.',
  'web-settings.key-elsewhere':
    'Pilotfish sends the stored key only to the earlier address. Enter the key for the new one.',
  'web-settings.hosts': 'Local hosts',
  'web-settings.hosts-lead':
    'The model can fetch pages of this machine and its network only from these hosts. Pilotfish still asks first.',
  'web-settings.host': 'Host',
  'web-settings.host-hint': 'A host or host:port, such as localhost:8080 or docs.internal.',
  'web-settings.host-wrong': 'Enter only a host or host:port. Remove http:// and the path.',
  'web-settings.host-known': 'This host is already in the list.',
  'web-settings.add': 'Add',
  'web-settings.remove': 'Remove {{host}}',
  'web-settings.no-hosts': 'No local hosts yet.',
} as const;
