import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cleanupBwrapMountPoints,
  wrapCommandWithSandboxLinux,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/linux-sandbox-utils.js';
import {
  encodeSandboxedCommand,
  proxyUsernameFor,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/sandbox-utils.js';
import { withInbound } from './inbound-scripts.ts';
import { localRelays } from './local-relays.ts';
import type { BubblewrapPrograms, MayConnect, SandboxTexts, WrapOf, Wrapped } from './sandbox-protocol.ts';
import { createSharedProxy, listenOnSocket, type ProxyForRuns } from './shared-proxy.ts';

// The texts that start commands in the sandbox of Linux.

export function bubblewrapTexts(
  programs: BubblewrapPrograms,
  proxies: string,
  mayConnect: MayConnect,
): SandboxTexts {
  const proxy = createSharedProxy(listenOnSocket(programs.socat), proxies, mayConnect);
  return {
    wrap: async (request) => ({
      variables: {},
      ...(await wrap(programs, request, request.connects ? await proxy.open(request.run) : null)),
    }),
    forget: proxy.forget,
    close: proxy.close,
  };
}

/** Cache of texts by request, without the random names. With other random names, a text serves another run. */
const made = new Map<string, { readonly text: string; readonly names: readonly string[] }>();
const mostMade = 50;

async function wrap(
  programs: BubblewrapPrograms,
  request: WrapOf,
  network: ProxyForRuns | null,
): Promise<Pick<Wrapped, 'text' | 'login'>> {
  const { run, temporary, inbound } = request;
  // Each socket has another path, so the text cannot be cached.
  if (inbound !== null)
    return { text: await textFor(programs, request, network), login: loginOf(run, network) };
  const { run: _, ...rest } = request;
  // Both names are random, so they occur in the text only where they are meant.
  const key = JSON.stringify(rest).replaceAll(temporary, '');
  const names = [temporary, encodeSandboxedCommand(run)];
  const before = made.get(key);
  if (before) return { text: replacedAll(before.text, before.names, names), login: null };
  const text = await textFor(programs, request, network);
  if (made.size >= mostMade) made.clear();
  made.set(key, { text, names });
  return { text, login: null };
}

/** The login by which the proxy identifies a run. */
function loginOf(run: string, network: ProxyForRuns | null): string {
  return `${proxyUsernameFor(encodeSandboxedCommand(run))}:${network?.proxyAuthToken ?? ''}`;
}

function replacedAll(text: string, before: readonly string[], now: readonly string[]): string {
  return before.reduce((replaced, name, at) => replaced.replaceAll(name, now[at] ?? ''), text);
}

async function textFor(
  programs: BubblewrapPrograms,
  request: WrapOf,
  network: ProxyForRuns | null,
): Promise<string> {
  const { run, inner, shell, writable, unwritable, readable, unreadable, localPorts, inbound } = request;
  const { inboundScript = '', ...library } = network ?? {};
  const relays = localRelays(network ? localPorts : [], programs.socat, loginOf(run, network));
  const text = await wrapCommandWithSandboxLinux({
    ...library,
    command: relays + inner,
    commandId: run,
    binShell: shell,
    needsNetworkRestriction: true,
    writeConfig: { allowOnly: [...writable], denyWithinAllow: [...unwritable] },
    readConfig: { denyOnly: [...unreadable], allowWithinDeny: [...readable] },
    // Pilotfish has already looked for these files, and the empty folder has none.
    ripgrepConfig: { command: 'true' },
    seccompConfig: { applyPath: seccompProgram() },
    bwrapPath: programs.bwrap,
    socatPath: programs.socat,
  });
  // The library counts sandboxes to clean up its files on disk. Here it creates none.
  cleanupBwrapMountPoints();
  return inbound === null
    ? text
    : withInbound(text, { socat: programs.socat, script: inboundScript, socket: inbound });
}

/** Throws if it is missing: without it, the library would leave sockets open. */
function seccompProgram(): string {
  const library = fileURLToPath(import.meta.resolve('@anthropic-ai/sandbox-runtime'));
  const file = path.join(path.dirname(library), '..', 'vendor', 'seccomp', process.arch, 'apply-seccomp');
  // A packaged application stores programs beside its archive, because they cannot start from inside.
  const unpacked = file.replace(`${path.sep}app.asar${path.sep}`, `${path.sep}app.asar.unpacked${path.sep}`);
  if (!existsSync(unpacked)) throw new Error(`no program ${unpacked}`);
  return unpacked;
}
