import type { App, Session } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { pageUrl } from './origin';
import { denyByDefault, openOutside } from './security';
import { app, BrowserWindow, preventable, type StandInContents, session, shell } from './testing/stand-in';

let contents: StandInContents;
let links: string[];

beforeEach(() => {
  links = [];
  app.removeAllListeners();
  session.defaultSession.removeAllListeners();
  denyByDefault({
    app: app as unknown as App,
    session: session.defaultSession as unknown as Session,
    page: pageUrl,
    onLink: (url) => links.push(url),
  });
  contents = new BrowserWindow({}).webContents;
});

function isPrevented(event: string, fields: object): boolean {
  const details = preventable(fields);
  contents.emit(event, details);
  return details.defaultPrevented;
}

test.each([
  'https://evil.example/',
  'file:///etc/passwd',
  'app://evil/',
  'javascript:1',
  'data:text/html,x',
  'about:blank',
])('the page cannot go to %s', (url) => {
  expect(isPrevented('will-navigate', { url })).toBe(true);
  expect(isPrevented('will-frame-navigate', { url, isMainFrame: true })).toBe(true);
  expect(isPrevented('will-redirect', { url })).toBe(true);
});

test('the page can load itself again, but not inside itself', () => {
  expect(isPrevented('will-navigate', { url: 'app://pilotfish/' })).toBe(false);
  expect(isPrevented('will-frame-navigate', { url: 'app://pilotfish/', isMainFrame: true })).toBe(false);
  expect(isPrevented('will-frame-navigate', { url: 'app://pilotfish/', isMainFrame: false })).toBe(true);
});

test('a webview is never attached', () => {
  expect(isPrevented('will-attach-webview', {})).toBe(true);
});

test('no window opens; an https address is passed on for a question, others are not', () => {
  for (const url of ['https://example.com/', 'http://example.com/', 'file:///etc/passwd', 'vscode://x'])
    expect(contents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' });
  expect(links).toEqual(['https://example.com/']);
});

test.each([
  'media',
  'geolocation',
  'notifications',
  'midi',
  'pointerLock',
  'openExternal',
  'deprecated-sync-clipboard-read',
  'fileSystem',
  'hid',
])('the permission %s is never granted', (permission) => {
  let granted: boolean | null = null;
  session.defaultSession.onRequest(
    contents,
    permission,
    (answer) => {
      granted = answer;
    },
    { requestingUrl: pageUrl, isMainFrame: true },
  );
  expect(granted).toBe(false);
  expect(session.defaultSession.onCheck(contents, permission, 'app://pilotfish', { isMainFrame: true })).toBe(
    false,
  );
  expect(session.defaultSession.onDevice()).toBe(false);
});

/** Whether a page of `url` gets the permission, by the request and by the check. */
function isGranted(permission: string, url: string, isMainFrame: boolean): readonly boolean[] {
  const answers: boolean[] = [];
  const { defaultSession } = session;
  const details = { requestingUrl: url, isMainFrame };
  defaultSession.onRequest(contents, permission, (answer) => answers.push(answer), details);
  return [...answers, defaultSession.onCheck(contents, permission, url, { isMainFrame })];
}

test.each(['clipboard-sanitized-write', 'clipboard-read'])(
  '%s is for the main frame of our own page and for nobody else',
  (permission) => {
    expect(isGranted(permission, pageUrl, true)).toEqual([true, true]);
    expect(isGranted(permission, pageUrl, false)).toEqual([false, false]);
    expect(isGranted(permission, 'https://evil.example/', true)).toEqual([false, false]);
    expect(isGranted(permission, '', true)).toEqual([false, false]);
  },
);

test('nothing is downloaded', () => {
  const event = preventable();
  session.defaultSession.emit('will-download', event);
  expect(event.defaultPrevented).toBe(true);
});

test.each(['http://example.com', 'file:///etc/passwd', 'vscode://x', 'javascript:1', 'https', ''])(
  '"%s" is not handed to the system',
  async (url) => {
    await expect(openOutside(url, async () => true)).rejects.toThrow(
      'Only https addresses are opened outside.',
    );
    expect(shell.opened).toEqual([]);
  },
);
