import type { WebPreferences } from 'electron';

/** How every page of ours is held: sandboxed, isolated, without Node, with no way out but the two functions of the preload script. */
export function pagePreferences(preload: string): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    // Its dictionaries would be downloaded from somebody else's server.
    spellcheck: false,
  };
}
