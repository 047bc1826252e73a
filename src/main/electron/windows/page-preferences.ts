import type { WebPreferences } from 'electron';

export type PagePreferences = {
  readonly preload: string;
  /** Whether what is typed is checked (`spell-check.ts`). */
  readonly spellCheck: boolean;
};

/** How every page of ours is held: sandboxed, isolated, without Node, with no way out but the two functions of the preload script. */
export function pagePreferences({ preload, spellCheck }: PagePreferences): WebPreferences {
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
    spellcheck: spellCheck,
  };
}
