import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Who may use the served host: whoever opened a link with a token. A token works once and begins a session of that
// browser: a cookie for the page and its files, and a key for the socket. Browsers send a cookie to every port of a host,
// so the cookie alone opens nothing that acts: the page keeps the key in its own origin.

export type Auth = {
  /** Makes a token for that page that can be exchanged once, and forgets the one before if nobody used it. */
  newToken(page: number): string;
  /** Null: this token is wrong or was used, or too many were wrong within a minute. */
  exchange(token: string): Exchange | null;
  /** Whether a request with this `Cookie` header comes from a browser that exchanged a token. */
  admits(cookieHeader: string | undefined): boolean;
  /** The same of a page that also has the key of that browser's session. */
  admitsPage(cookieHeader: string | undefined, key: string | undefined): boolean;
  /** Every browser but that of this `Cookie` header needs a new link. */
  endOthers(cookieHeader: string | undefined): void;
};

export type Exchange = {
  /** The `Set-Cookie` header. */
  readonly cookie: string;
  readonly key: string;
  /** The page whose token that was. */
  readonly page: number;
};

const mostWrong = 100;
const minuteMs = 60_000;

/** `port` goes into the cookie's name, because browsers keep cookies per host, whatever the port. */
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
  // All are compared, so that the time says nothing of which it was.
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

/** Takes the same time wherever two values differ, and however long they are. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
