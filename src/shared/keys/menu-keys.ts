// Keys of the desktop's own menu, as `ui/keys.ts` writes keys. A page gets a key first: none of these is a command's, but
// for that of a Mac's "Close Window", which is for where no tab takes it.

export const menuKeys = {
  quit: 'Mod+Q',
  hide: 'Mod+H',
  hideOthers: 'Mod+Alt+H',
  reload: 'Mod+R',
  developerTools: { mac: 'Mod+Alt+I', others: 'Ctrl+Shift+I' },
  actualSize: 'Mod+0',
  zoomIn: 'Mod+Plus',
  zoomOut: 'Mod+-',
  fullScreen: { mac: 'Ctrl+Mod+F', others: 'F11' },
  minimise: 'Mod+M',
  nextWindow: 'Mod+`',
} as const;
