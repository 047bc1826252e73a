// Served mode: messages to a browser that may not, or cannot, see the requested page.

export const server = {
  'server.other-address': 'This address is not the one Pilotfish serves.',
  'server.only-get': 'Only GET is answered here.',
  'server.no-address': 'This is no address.',
  'server.nothing-here': 'There is nothing here.',

  'server.link-title': 'Pilotfish needs a new link',
  'server.browser-unknown': 'Pilotfish does not know this browser yet.',
  'server.link-used': 'This link was used before, or is not from the Pilotfish running now.',
  'server.where-links-are':
    'Each link opens one browser. The terminal in which Pilotfish runs shows the newest one: open that. If the terminal is gone, start `pilotfish serve` again.',
  'server.known-browser': 'This browser has been let in before',
} as const;
