import { type App, type Session, shell, type WebContents } from 'electron';
import { isOurPage } from './origin';

// What no page may do, whatever is in it: leave, open windows, hold webviews, be granted a permission.

export type SecurityOptions = {
  readonly app: App;
  readonly session: Session;
  /** Where our page comes from. */
  readonly page: string;
  /** A page wanted to open this https address elsewhere. */
  readonly onLink: (url: string) => void;
};

export function denyByDefault({ app, session, page, onLink }: SecurityOptions): void {
  app.on('web-contents-created', (_event, contents) => confine(contents, page, onLink));
  const mayCopy = (permission: string, url: string) =>
    permission === 'clipboard-sanitized-write' && isOurPage(url, page);
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl }) =>
    callback(mayCopy(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => mayCopy(permission, origin));
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

/** Hands an address to the system: https only, because other schemes start programs. */
export async function openOutside(url: string): Promise<void> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error('Only https addresses are opened outside.');
  await shell.openExternal(url);
}
