import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Access to the served mode: a browser needs a link with a token. A token works once and begins a session of that
// browser. The session has a cookie for the page and its files, and a key for the socket. Browsers send a cookie to
// every port of a host, so actions also need the key. The page stores the key in its own origin.

export type Auth = {
  /** Creates a token for that page that works once. An unused earlier token of the page becomes invalid. */
  newToken(page: number): string;
  /** Null: the token is wrong or used, or a minute had too many wrong tokens. */
  exchange(token: string): Exchange | null;
  /** Whether a request with this `Cookie` header comes from a browser that exchanged a token. */
  admits(cookieHeader: string | undefined): boolean;
  /** The same, for a page that also has the key of that browser's session. */
  admitsPage(cookieHeader: string | undefined, key: string | undefined): boolean;
  /** Ends the sessions of all browsers except the one with this `Cookie` header. They need a new link. */
  endOthers(cookieHeader: string | undefined): void;
};

export type Exchange = {
  /** The `Set-Cookie` header. */
  readonly cookie: string;
  readonly key: string;
  /** The page of the token. */
  readonly page: number;
};

const mostWrong = 100;
const minuteMs = 60_000;

/** `port` is part of the cookie's name, because browsers store cookies per host and ignore the port. */
export function createAuth(port: number, now: () => number = () => performance.now()): Auth {
  const cookieName = `pilotfish-${port}`;
  let sessions: readonly { readonly cookie: string; readonly key: string }[] = [];
  /** By page. */
  const tokens = new Map<number, string>();
  let wrong = { count: 0, since: now() };

  const isLocked = () => {
    if (now() - wrong.since > minuteMs) wrong = { count: 0, since: now() };
    return wrong.count >= mostWrong;
  };
  // Compares with all sessions, so that the time does not reveal the matching one.
  const sessionsOf = (cookieHeader = '') => {
    const values = cookieHeader.split(';').flatMap((cookie) => {
      const [name, value] = cookie.trim().split('=', 2);
      return name === cookieName && value !== undefined ? [value] : [];
    });
    return sessions.filter((session) => values.filter((value) => isSame(value, session.cookie)).length > 0);
  };
  return {
    newToken(page) {
      const token = random();
      tokens.set(page, token);
      return token;
    },

    exchange(offered) {
      if (isLocked()) return null;
      const [used] = [...tokens].filter(([, token]) => isSame(offered, token));
      if (used === undefined) {
        wrong.count += 1;
        return null;
      }
      const [page] = used;
      tokens.delete(page);
      const session = { cookie: random(), key: random() };
      sessions = [...sessions, session];
      return {
        cookie: `${cookieName}=${session.cookie}; Path=/; HttpOnly; SameSite=Strict`,
        key: session.key,
        page,
      };
    },

    admits: (cookieHeader) => sessionsOf(cookieHeader).length > 0,
    admitsPage: (cookieHeader, key = '') =>
      sessionsOf(cookieHeader).filter((session) => isSame(key, session.key)).length > 0,
    endOthers(cookieHeader) {
      sessions = sessionsOf(cookieHeader);
    },
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes the same time for all values, whatever their difference or length. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
