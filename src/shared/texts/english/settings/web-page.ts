// Web section of the settings: the search service, and the local hosts that pages may be fetched from.

export const webSettings = {
  'settings-page.section-web': 'Web',
  'web-settings.lead':
    'The model can fetch pages and search the web. Each host is asked about first; “Always…” on a question keeps a rule for it.',
  'web-settings.search': 'Search',
  'web-settings.search-lead': 'By the API of Tavily. The key goes to this address and nowhere else.',
  'web-settings.base-url': 'Base URL',
  'web-settings.base-url-wrong': 'Enter an http or https address, such as https://api.tavily.com.',
  'web-settings.save': 'Save',
  'web-settings.forget': 'Forget the key',
  'web-settings.saved': 'Saved',
  'web-settings.key-none': 'Without a key the web cannot be searched.',
  'web-settings.key-environment':
    'The key in TAVILY_API_KEY, where Pilotfish was started, is in use and wins over one stored here.',
  'web-settings.key-refused': 'This key was not accepted. Enter another.',
  'web-settings.key-elsewhere':
    'The stored key is for another address and does not go to this one. Enter the key for it.',
  'web-settings.hosts': 'Local hosts',
  'web-settings.hosts-lead':
    'Pages of this machine and its network are not fetched. Those named here are, after the same question as for any other.',
  'web-settings.host': 'Host',
  'web-settings.host-hint': 'A host or host:port, e.g. localhost:8080 or docs.internal.',
  'web-settings.host-wrong': 'Enter a host or host:port, without http:// and without a path.',
  'web-settings.host-known': 'It is in the list already.',
  'web-settings.add': 'Add',
  'web-settings.remove': 'Remove {{host}}',
  'web-settings.no-hosts': 'No local host is allowed.',
} as const;
