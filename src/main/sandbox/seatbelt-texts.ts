import { realpathSync } from 'node:fs';
import { wrapCommandWithSandboxMacOS } from '@anthropic-ai/sandbox-runtime/dist/sandbox/macos-sandbox-utils.js';
import {
  encodeSandboxedCommand,
  generateProxyEnvVars,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/sandbox-utils.js';
import { quote } from '@anthropic-ai/sandbox-runtime/dist/utils/shell-quote.js';
import type { MayConnect, SandboxTexts, SeatbeltPrograms, WrapOf } from './sandbox-protocol.ts';
import { createSharedProxy, listenOnPort, type ProxyForRuns } from './shared-proxy.ts';

// The texts that start commands in the sandbox of macOS (Seatbelt): the library's profile, and some more rules. Nobody
// has run them on macOS yet.

export function seatbeltTexts(
  { sandboxExec }: SeatbeltPrograms,
  proxies: string,
  mayConnect: MayConnect,
): SandboxTexts {
  const proxy = createSharedProxy(listenOnPort, proxies, mayConnect);
  return {
    async wrap(request) {
      const network = request.connects ? await proxy.open(request.run) : null;
      return {
        text: textFor(request, sandboxExec),
        variables: network ? proxyVariables(request.run, network) : {},
        login: null,
      };
    },
    forget: proxy.forget,
    close: proxy.close,
  };
}

/** Other devices are closed, because a command could read from the user's other terminals. */
const devices =
  '/dev/null /dev/zero /dev/random /dev/urandom /dev/tty /dev/fd /dev/stdin /dev/dtracehelper'.split(' ');
const writableDevices = ['/dev/null', '/dev/tty', '/dev/stdout', '/dev/stderr'];

function textFor(request: WrapOf, sandboxExec: string): string {
  const { run, inner, shell, writable, readable, unreadable } = request;
  const unwritable = request.unwritable.flatMap(bothPaths);
  // A file that is closed to reading is closed to writing too.
  const closed = unreadable.filter((place) => writable.some((folder) => place.startsWith(`${folder}/`)));
  const opened = [...readable, ...writable].filter((place) => !unreadable.includes(place));
  for (const place of [...writable, ...unwritable, ...readable, ...unreadable]) assertNameable(place);
  // The library reads characters such as `*` in the other lists as patterns.
  const text = wrapCommandWithSandboxMacOS({
    command: inner,
    commandId: run,
    binShell: shell,
    needsNetworkRestriction: true,
    readConfig: {
      denyOnly: [],
      literalDenyOnly: ['/dev', ...unreadable],
      literalAllowWithinDeny: [...devices, ...writableDevices, ...opened],
    },
    writeConfig: {
      allowOnly: [],
      literalAllowOnly: [...writable, ...writableDevices],
      denyWithinAllow: [],
      literalDenyWithinAllow: [...unwritable, ...closed],
    },
  });
  const beginning = 'env SANDBOX_RUNTIME=1 TMPDIR=/tmp/claude /usr/bin/sandbox-exec -p ';
  const ending = `' ${quote([shell, '-c', inner])}`;
  if (!text.startsWith(beginning) || !text.endsWith(`)${ending}`))
    throw new Error('the library made another text than expected');
  const profile = text.slice(beginning.length, -ending.length);
  const rules = [...ownRules, ...networkRules(request.connects, request.listens)];
  return `exec ${quote([sandboxExec])} -p ${[profile, ...rules].join('\n')}${ending}`;
}

/** They come last in the profile, because the last matching rule counts. They need no quotes for the shell. */
const ownRules = [
  // Another name of a closed file would be open.
  '(deny file-link file-clone)',
  '(deny distributed-notification-post)',
];

/**
 * A command has no loopback of its own. If it may ask for hosts, it gets that of this machine, because tests start
 * servers and connect to them.
 */
function networkRules(connects: boolean, listens: boolean): string[] {
  return [
    ...(connects || listens
      ? ['bind', 'inbound'].map((what) => `(allow network-${what} (local ip "localhost:*"))`)
      : []),
    ...(connects ? ['(allow network-outbound (remote ip "localhost:*"))'] : []),
  ];
}

/** The path of a link, and that of its target: the system compares the latter. */
function bothPaths(place: string): string[] {
  try {
    return [...new Set([place, realpathSync(place)])];
  } catch {
    return [place];
  }
}

/** The profile's language has no certain notation for these characters, so a rule with them might match nothing. */
function assertNameable(place: string): void {
  if (/\p{Cc}|\p{Cs}/u.test(place))
    throw new Error(`the sandbox of macOS cannot name ${JSON.stringify(place)}`);
}

/** In the environment, because other users of the machine see the command line, and can reach the port. */
function proxyVariables(
  run: string,
  { port, proxyAuthToken }: ProxyForRuns<{ readonly port: number }>,
): Record<string, string> {
  const set = generateProxyEnvVars(port, port, undefined, proxyAuthToken, true, encodeSandboxedCommand(run));
  return Object.fromEntries(
    set.map((line) => {
      const [name = '', ...value] = line.split('=');
      // Another user could listen on the other address of this name.
      return [
        name,
        /no_proxy/i.test(name) ? value.join('=') : value.join('=').replaceAll('localhost', '127.0.0.1'),
      ];
    }),
  );
}
