import { EventEmitter } from 'node:events';
import { app } from './app';
import { cdp } from './chromium';

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
  /** What was set, for tests. */
  readonly told = { spellChecker: false, languages: [] as string[], words: [] as string[] };
  onCheck: Check | null = null;
  onRequest: Request | null = null;
  /** The answers of `resolveProxy`, for tests. */
  proxy = 'DIRECT';

  setPermissionCheckHandler(handler: Check | null): void {
    this.onCheck = handler;
  }
  setPermissionRequestHandler(handler: Request | null): void {
    this.onRequest = handler;
  }
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(isOn: boolean): void {
    this.told.spellChecker = isOn;
  }
  /** Throws for a language without a dictionary (`electron_api_session.cc`, `SetSpellCheckerLanguages`). */
  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((one) => !this.availableSpellCheckerLanguages.includes(one));
    if (unknown !== undefined)
      throw new Error(`Invalid language code provided: "${unknown}" is not supported`);
    this.told.languages = languages;
  }
  addWordToSpellCheckerDictionary(word: string): boolean {
    this.told.words.push(word);
    return true;
  }
  async resolveProxy(): Promise<string> {
    return this.proxy;
  }
}

const defaultSession = new Session();

export const session = {
  get defaultSession(): Session {
    app.throwUnlessReady('Session can only be received when app is ready');
    return defaultSession;
  },
};

/** Electron's names, and Chromium's for the same. */
const permissions = [
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['notifications', 'notifications'],
  ['geolocation', 'geolocation'],
  ['media', 'camera'],
] as const;

/** Electron asks its handlers at each use, Chromium is told before. */
export async function answerPermissions(contents: unknown, origin: string): Promise<void> {
  const requestingUrl = origin.replace(/^http:\/\/([\w.-]+)\.(app)\.localhost:\d+/, '$2://$1/');
  for (const [permission, name] of permissions) {
    const details = { isMainFrame: true, requestingUrl };
    const isGranted = defaultSession.onCheck?.(contents, permission, requestingUrl, details) ?? true;
    const setting = isGranted ? 'granted' : 'denied';
    await cdp.send('Browser.setPermission', { origin, permission: { name }, setting }).catch(() => {});
  }
}
