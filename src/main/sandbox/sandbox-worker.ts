import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import {
  cleanupBwrapMountPoints,
  wrapCommandWithSandboxLinux,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/linux-sandbox-utils.js';
import {
  encodeSandboxedCommand,
  proxyUsernameFor,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/sandbox-utils.js';
import { withInbound } from './inbound-scripts.ts';
import { changedPackages } from './linked-packages.ts';
import { localRelays } from './local-relays.ts';
import { lookThrough } from './look-through.ts';
import type {
  Destination,
  Ended,
  FromWorker,
  Looked,
  SandboxAnswer,
  SandboxRequest,
  ToWorker,
  WorkerStart,
  Wrapped,
} from './sandbox-protocol.ts';
import { createSharedProxy, type ProxyForRuns } from './shared-proxy.ts';

// Sandbox worker: runs the library that builds the sandbox. The library protects names in the current folder even if
// they do not exist, and they appear there as devices while a command runs. In its own thread, it gets an empty folder
// as its current folder.

type WrapOf = Extract<SandboxRequest, { kind: 'wrap' }>;

const { folder, programs, proxies } = workerData as WorkerStart;
process.cwd = () => folder;

const proxy = createSharedProxy(programs.socat, proxies, mayConnect);

/** Questions to the main process without an answer yet. */
const asked = new Map<number, (mayConnect: boolean) => void>();
let lastAsked = 0;

function mayConnect(run: string, to: Destination): Promise<boolean> {
  lastAsked += 1;
  const question: FromWorker = { asked: lastAsked, run, to };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asked.set(lastAsked, resolve);
  parentPort?.postMessage(question);
  return promise;
}

parentPort?.on('message', async (message: ToWorker) => {
  if ('asked' in message) {
    asked.get(message.asked)?.(message.mayConnect);
    asked.delete(message.asked);
    return;
  }
  const { id, request } = message;
  const answer: SandboxAnswer = await answerTo(request).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});

async function answerTo(request: SandboxRequest): Promise<Looked | readonly string[] | Wrapped | Ended> {
  switch (request.kind) {
    case 'look':
      return lookThrough(request);
    case 'linked-packages':
      return changedPackages(request);
    case 'wrap':
      return await wrap(request);
    case 'end':
      proxy.forget(request.run);
      return {};
    case 'close':
      await proxy.close();
      return {};
  }
}

/** Cache of texts by request, without the random names. With other random names, a text serves another run. */
const made = new Map<string, { readonly text: string; readonly names: readonly string[] }>();
const mostMade = 50;

/** Resolves with the text for a shell. It does not contain the command, which the shell reads from the environment. */
async function wrap(request: WrapOf): Promise<Wrapped> {
  const { run, temporary, connects, inbound } = request;
  const network = connects ? await proxy.open(run) : null;
  // Each socket has another path, so the text cannot be cached.
  if (inbound !== null) return { text: await textFor(request, network), login: loginOf(run, network) };
  const { run: _, ...rest } = request;
  // Both names are random, so they occur in the text only where they are meant.
  const key = JSON.stringify(rest).replaceAll(temporary, '');
  const names = [temporary, encodeSandboxedCommand(run)];
  const before = made.get(key);
  if (before) return { text: replacedAll(before.text, before.names, names), login: null };
  const text = await textFor(request, network);
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

async function textFor(request: WrapOf, network: ProxyForRuns | null): Promise<string> {
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
