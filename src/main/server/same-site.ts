import { hostname, networkInterfaces } from 'node:os';

// Blocks other web pages: a request must name this machine as its host, and come from a page of the same host.
// Otherwise a page with a name that resolves to 127.0.0.1 could talk to the served mode.

export type SiteCheck = {
  /** The headers of any request. */
  admits(request: { readonly host?: string | undefined; readonly origin?: string | undefined }): boolean;
};

/** `boundTo` is the address of the listening server. */
export function createSiteCheck(boundTo: string): SiteCheck {
  const names = namesOf(boundTo);
  return {
    admits({ host, origin }) {
      const own = host === undefined ? null : parse(`http://${host}`);
      // Compares the written form: `127.1` and `localhost.` are other names of the same machine.
      if (!own || own.host !== host || !names.has(own.hostname)) return false;
      return origin === undefined || origin === own.origin;
    },
  };
}

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** Ports are ignored, because through a tunnel the browser uses another one. */
function namesOf(boundTo: string): Set<string> {
  const isEverywhere = boundTo === '0.0.0.0' || boundTo === '::';
  return new Set([...loopback, bracketed(boundTo), ...(isEverywhere ? namesOfThisMachine() : [])]);
}

function namesOfThisMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((interfaces) => interfaces ?? []);
  return [hostname().toLowerCase(), ...addresses.map(({ address }) => bracketed(address))];
}

/** An IPv6 address in the notation of URLs. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address.toLowerCase();
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
