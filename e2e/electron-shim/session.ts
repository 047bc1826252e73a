import { EventEmitter } from 'node:events';
import { app } from './app';
import { cdp } from './chromium';
import { isPrevented } from './emit';
import { addressInMain } from './page-server';

// `session` (docs/api/session.md): the handlers of permissions decide before each load what Chromium allows the page.

type Check = (contents: unknown, permission: string, origin: string, details: object) => boolean;
type Request = (
  contents: unknown,
  permission: string,
  done: (granted: boolean) => void,
  details: object,
) => void;

class Session extends EventEmitter {
  readonly availableSpellCheckerLanguages = ['en-US', 'de', 'fr', 'zh'];
  onCheck: Check | null = null;
  onRequest: Request | null = null;

  setPermissionCheckHandler(handler: Check | null): void {
    this.onCheck = handler;
  }
  setPermissionRequestHandler(handler: Request | null): void {
    this.onRequest = handler;
  }
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(): void {}
  /** Throws for a language without a dictionary (`electron_api_session.cc`, `SetSpellCheckerLanguages`). */
  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((one) => !this.availableSpellCheckerLanguages.includes(one));
    if (unknown !== undefined)
      throw new Error(`Invalid language code provided: "${unknown}" is not supported`);
  }
  addWordToSpellCheckerDictionary = () => true;
  async resolveProxy(): Promise<string> {
    return 'DIRECT';
  }
}

const defaultSession = new Session();

export const session = {
  get defaultSession(): Session {
    app.throwUnlessReady('Session can only be received when app is ready');
    return defaultSession;
  },
};

/** Downloads of all pages. */
export async function watchDownloads(): Promise<void> {
  cdp.events.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename }) => {
    const item = { getURL: () => addressInMain(url), getFilename: () => suggestedFilename };
    if (isPrevented(defaultSession, 'will-download', {}, item))
      void cdp.send('Browser.cancelDownload', { guid }).catch(() => {});
  });
  await cdp.send('Browser.setDownloadBehavior', { behavior: 'default', eventsEnabled: true });
}

/** Electron's names, and Chromium's for the same. */
const permissions = [
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['notifications', 'notifications'],
  ['geolocation', 'geolocation'],
  ['media', 'camera'],
] as const;

/** Electron calls its handlers at each use. Chromium must know the permissions before. */
export async function answerPermissions(contents: unknown, origin: string): Promise<void> {
  const requestingUrl = addressInMain(`${origin}/`);
  for (const [permission, name] of permissions) {
    const details = { isMainFrame: true, requestingUrl };
    const { onCheck, onRequest } = defaultSession;
    const isAllowed = onCheck?.(contents, permission, requestingUrl, details) ?? true;
    const isGranted = await new Promise((resolve) => {
      if (onRequest) onRequest(contents, permission, resolve, details);
      else resolve(true);
    });
    const setting = isAllowed && isGranted ? 'granted' : 'denied';
    await cdp.send('Browser.setPermission', { origin, permission: { name }, setting }).catch(() => {});
  }
}
