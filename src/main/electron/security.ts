import { isSecureAddress } from '@shared/settings/secure-address';
import { type App, type Session, shell, type WebContents } from 'electron';
import { isOurPage } from './origin';

// What no page may do, whatever is in it: leave, open windows, hold webviews, be granted a permission. Our own page may
// use the clipboard.

export type SecurityOptions = {
  readonly app: App;
  readonly session: Session;
  /** Where our page comes from. */
  readonly page: string;
  /** A page wanted to open this https address elsewhere. */
  readonly onLink: (url: string) => void;
};

/** What our own page may do: Copy and Paste of its menus. */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'clipboard-read']);

export function denyByDefault({ app, session, page, onLink }: SecurityOptions): void {
  app.on('web-contents-created', (_event, contents) => confine(contents, page, onLink));
  const isGranted = (permission: string, url: string, isMainFrame: boolean) =>
    granted.has(permission) && isMainFrame && isOurPage(url, page);
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl, isMainFrame }) =>
    callback(isGranted(permission, requestingUrl, isMainFrame)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin, { isMainFrame }) =>
    isGranted(permission, origin, isMainFrame),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}

function confine(contents: WebContents, page: string, onLink: (url: string) => void): void {
  contents.on('will-navigate', (details) => {
    if (!isOurPage(details.url, page)) details.preventDefault();
  });
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame || !isOurPage(details.url, page)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (url.startsWith('https://')) onLink(url);
    return { action: 'deny' };
  });
}

/**
 * Hands an address to the system once `agrees` says so of it, as it is opened. Only https, because other schemes start
 * programs; and http of this machine, where a server in development shows what the agent makes.
 */
export async function openOutside(url: string, agrees: (address: string) => Promise<boolean>): Promise<void> {
  const address = URL.parse(url)?.href;
  if (address === undefined || !isSecureAddress(address))
    throw new Error('Only https addresses are opened outside.');
  if (await agrees(address)) await shell.openExternal(address);
}
