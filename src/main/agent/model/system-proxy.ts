// The proxy of the system's settings. Only a desktop knows it; its host tells how to ask.

/** Resolves with the answer of a proxy script, for example `PROXY proxy.corp:8080; DIRECT`. */
export type AskSystemProxy = (address: string) => Promise<string>;

let ask: AskSystemProxy | null = null;

/** Asks for each address from now on; null: no more. */
export function setSystemProxy(system: AskSystemProxy | null): void {
  ask = system;
}

/** Null: the connection is direct. */
export async function systemProxy({ href }: URL): Promise<URL | null> {
  return ask === null ? null : proxyIn(await ask(href));
}

/** The first entry counts whose kind Pilotfish knows: not SOCKS. */
function proxyIn(answer: string): URL | null {
  for (const entry of answer.split(';')) {
    const [kind = '', host = ''] = entry.trim().split(/\s+/);
    if (kind === 'DIRECT') return null;
    const scheme = schemes[kind];
    if (scheme !== undefined) return URL.parse(`${scheme}://${host}`);
  }
  return null;
}

const schemes: Readonly<Record<string, string>> = { PROXY: 'http', HTTPS: 'https' };
