import type { WebPreferences } from 'electron';

export type PagePreferences = {
  readonly preload: string;
  /** Whether typed text is checked (`spell-check.ts`). */
  readonly spellCheck: boolean;
};

/**
 * Preferences of every page of ours: sandboxed, isolated, without Node. The functions of the preload script are its
 * only exit.
 */
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
