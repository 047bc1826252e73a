import { hostname, networkInterfaces } from 'node:os';

// Keeps other web pages out: a request must name this machine as its host, and come from a page of that very host.
// Without it, a page whose name is made to resolve to 127.0.0.1 could talk to the served host.

export type SiteCheck = {
  /** The headers of any request. */
  admits(request: { readonly host?: string | undefined; readonly origin?: string | undefined }): boolean;
};

/** `boundTo` is the address the server listens on. */
export function createSiteCheck(boundTo: string): SiteCheck {
  const names = namesOf(boundTo);
  return {
    admits({ host, origin }) {
      const own = host === undefined ? null : parse(`http://${host}`);
      // As it is written: `127.1` and `localhost.` are the same machine by another name.
      if (!own || own.host !== host || !names.has(own.hostname)) return false;
      return origin === undefined || origin === own.origin;
    },
  };
}

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** Only the name counts, not the port: through a tunnel the browser knows another one. */
function namesOf(boundTo: string): Set<string> {
  const isEverywhere = boundTo === '0.0.0.0' || boundTo === '::';
  return new Set([...loopback, bracketed(boundTo), ...(isEverywhere ? namesOfThisMachine() : [])]);
}

function namesOfThisMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((interfaces) => interfaces ?? []);
  return [hostname().toLowerCase(), ...addresses.map(({ address }) => bracketed(address))];
}

/** An IPv6 address as it stands in a url. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address.toLowerCase();
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
