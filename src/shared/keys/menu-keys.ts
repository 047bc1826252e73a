// Keys of the desktop's own menu, in the notation of `ui/keys.ts`. A page gets a key first, so commands do not use
// these keys. The exception is "Close Window" of a Mac, which applies if no tab uses the key.

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
