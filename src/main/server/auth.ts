import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Who may use the served host: whoever opened a link with a token. A token works once and leaves a cookie behind.

export type Auth = {
  /** Makes a token for that page that can be exchanged once, and forgets the one before if nobody used it. */
  newToken(page: number): string;
  /** Null: this token is wrong or was used. */
  exchange(token: string): Exchange | null;
  /** Whether a request with this `Cookie` header comes from a browser that exchanged a token. */
  admits(cookieHeader: string | undefined): boolean;
};

/** The `Set-Cookie` header that opens the door, and the page whose token that was. */
export type Exchange = { readonly cookie: string; readonly page: number };

/** `port` goes into the cookie's name, because browsers keep cookies per host, whatever the port. */
export function createAuth(port: number): Auth {
  const cookieName = `pilotfish-${port}`;
  const session = random();
  /** By page. */
  const tokens = new Map<number, string>();

  return {
    newToken(page) {
      const token = random();
      tokens.set(page, token);
      return token;
    },

    exchange(offered) {
      // All are compared, so that the time says nothing of which it was.
      const [used] = [...tokens].filter(([, token]) => isSame(offered, token));
      if (used === undefined) return null;
      const [page] = used;
      tokens.delete(page);
      return { cookie: `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`, page };
    },

    admits(cookieHeader = '') {
      return cookieHeader.split(';').some((cookie) => {
        const [name, value] = cookie.trim().split('=', 2);
        return name === cookieName && value !== undefined && isSame(value, session);
      });
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
