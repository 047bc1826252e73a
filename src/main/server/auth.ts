import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Who may use the served host: whoever opened a link with a token. A token works once and leaves a cookie behind.

export type Auth = {
  /** Makes a token that can be exchanged once, and forgets the one before if nobody used it. */
  newToken(): string;
  /** The `Set-Cookie` header that opens the door, or null: this token is wrong or was used. */
  exchange(token: string): string | null;
  /** Whether a request with this `Cookie` header comes from a browser that exchanged a token. */
  admits(cookieHeader: string | undefined): boolean;
};

/** `port` goes into the cookie's name, because browsers keep cookies per host, whatever the port. */
export function createAuth(port: number): Auth {
  const cookieName = `pilotfish-${port}`;
  const session = random();
  let token: string | null = null;

  return {
    newToken() {
      token = random();
      return token;
    },
    exchange(offered) {
      if (token === null || !isSame(offered, token)) return null;
      token = null;
      return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`;
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
