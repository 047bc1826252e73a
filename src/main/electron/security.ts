import { isSecureAddress } from '@shared/settings/secure-address';
import { type App, type Session, shell, type WebContents } from 'electron';
import { isOurPage } from './origin';

// Denies every page navigation, new windows, webviews and permissions, whatever its content. Our own page may use the
// clipboard.

export type SecurityOptions = {
  readonly app: App;
  readonly session: Session;
  /** The address that our page comes from. */
  readonly page: string;
  /** A page wanted to open this https address outside. */
  readonly onLink: (url: string) => void;
};

/** Permissions of our own page, for Copy and Paste of its menus. */
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
 * Passes an address to the system after `agrees` approves it. Only https, because other schemes start programs. Also
 * http of this machine, where a development server shows the agent's work.
 */
export async function openOutside(url: string, agrees: (address: string) => Promise<boolean>): Promise<void> {
  const address = URL.parse(url)?.href;
  if (address === undefined || !isSecureAddress(address))
    throw new Error('Only https addresses are opened outside.');
  if (await agrees(address)) await shell.openExternal(address);
}
