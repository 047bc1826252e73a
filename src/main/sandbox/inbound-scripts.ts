import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { relayLine } from './local-relays.ts';

// Inbound scripts: they run beside a command in the sandbox, so that Pilotfish can reach ports inside. Nothing in the
// sandbox can write to them.

/** Resolves with the script to start, whose argument is the path of the socket. */
export async function writeInboundScripts(folder: string, socat: string): Promise<string> {
  const listen = path.join(folder, 'listen.sh');
  const program = `'${socat.replaceAll("'", "'\\''")}'`;
  // The first line of a connection names the port to reach, or a port of the machine to relay.
  const connect = [
    'read -r what family port login || exit',
    'case $family in 4) host=127.0.0.1 ;; 6) host=[::1] ;; *) exit ;; esac',
    // Each direction ends separately.
    `[ "$what" = to ] && exec ${program} -t 3600 FD:0,shut-down "TCP$family:$host:$port"`,
    `[ "$what" = relay ] && ${relayLine(socat, { port: '$port', host: '$host', login: '$login' })}`,
  ];
  const listening = [
    `cd '${folder}' || exit`,
    `exec ${program} -t 3600 UNIX-LISTEN:"$1",fork,mode=600,backlog=4096 EXEC:"/bin/sh connect.sh"`,
  ];
  await writeFile(path.join(folder, 'connect.sh'), `${connect.join('\n')}\n`);
  await writeFile(listen, `${listening.join('\n')}\n`);
  return listen;
}

/** Inserts the start of the script into the library's text, where its own relays start, before the command runs. */
export function withInbound(
  text: string,
  { socat, script, socket }: Record<'socat' | 'script' | 'socket', string>,
) {
  const relay = `{ ${socat} TCP6-LISTEN:`;
  const at = text.indexOf(relay);
  // These characters need no quotes in any context.
  const isPlain = [script, socket].every((place) => /^[\w./-]+$/.test(place));
  if (at === -1 || !isPlain) throw new Error('what listens in this sandbox could not be reached');
  return `${text.slice(0, at)}/bin/sh ${script} ${socket} >/dev/null 2>&1 & ${text.slice(at)}`;
}
