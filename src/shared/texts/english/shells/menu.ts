// Desktop host: the application's menu.

export const menu = {
  'menu.about': 'About Pilotfish',
  'menu.services': 'Services',
  'menu.hide': 'Hide Pilotfish',
  'menu.hide-others': 'Hide Others',
  'menu.show-all': 'Show All',
  'menu.quit': 'Quit Pilotfish',

  'menu.edit': 'Edit',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.paste-plain': 'Paste and Match Style',
  'menu.delete': 'Delete',
  'menu.select-all': 'Select All',
  'menu.add-to-dictionary': 'Add to Dictionary',

  'menu.reload': 'Reload',
  'menu.developer-tools': 'Developer Tools',
  'menu.actual-size': 'Actual Size',
  'menu.zoom-in': 'Zoom In',
  'menu.zoom-out': 'Zoom Out',
  'menu.full-screen': 'Full Screen',

  'menu.window': 'Window',
  'menu.minimise': 'Minimise',
  'menu.zoom': 'Zoom',
  'menu.next-window': 'Next Window',
  'menu.close-window': 'Close Window',
  'menu.bring-to-front': 'Bring All to Front',

  'menu.help': 'Help',
  'menu.readme': 'Read Me',
} as const;
