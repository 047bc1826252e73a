// Served mode: messages to a browser that may not, or cannot, see the requested page.

export const server = {
  'server.other-address': 'Pilotfish does not serve this address.',
  'server.only-get': 'Only GET requests are allowed.',
  'server.no-address': 'Invalid address.',
  'server.nothing-here': 'Page not found.',

  'server.link-title': 'Pilotfish needs a new link',
  'server.browser-unknown': 'Pilotfish does not know this browser yet.',
  'server.link-used': 'This link was used before, or comes from an earlier start of Pilotfish.',
  'server.where-links-are':
    'Each link opens one browser. Open the newest link in the terminal where Pilotfish runs. If the terminal is closed, run `pilotfish serve` again.',
  'server.known-browser': 'This browser had access before',
} as const;
