import { once } from 'node:events';
import { symlink, unlink } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectInside, type Inbound } from './connect-inside';
import { portsHere, portsInside } from './listening-ports';
import type { Destination, LocalPort } from './sandbox-protocol';
import { inSandbox, place, sandbox, startInSandbox } from './testing/in-sandbox';
import type { Confinement } from './wrap-command';

async function pageServer(host: string): Promise<number> {
  const server = createHttpServer((_, answer) => answer.end('a page'));
  await once(server.listen(0, host), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

/** A server in the sandbox, on a port that the system chose there. */
async function serverInside(host: string) {
  const where = await place();
  const confinement: Confinement = { kind: 'works', mayConnect: async () => false, hasInbound: true };
  const server = `require('node:http').createServer((_, a) => a.end('from inside')).listen(0, '${host}')`;
  const started = await startInSandbox(where, `exec ${process.execPath} -e "${server}"`, { confinement });
  const { child, inbound, end } = started;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await end();
  });
  if (inbound === null || child.pid === undefined) throw new Error('it cannot be reached');
  const { pid } = child;
  const found = await expect
    .poll(async () => (await own(pid)).length)
    .toBe(1)
    .then(async () => await own(pid));
  const [to] = found;
  if (!to) throw new Error('nothing listens');
  return { where, pid, inbound, to };
}

/** Without the relays of the sandbox. */
const own = async (pid: number) =>
  (await portsInside(pid)).filter(({ port }) => ![3128, 1080].includes(port));

async function answerOf(inbound: Inbound, to: LocalPort): Promise<string> {
  const connection = await connectInside(inbound, to);
  connection.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return await text(connection);
}

describe.runIf(sandbox !== null)('ports of the machine', () => {
  it.each(['127.0.0.1', '::1'])('can be asked for by the loopback inside, where %s listens', async (host) => {
    const port = await pageServer(host);
    const met: Destination[] = [];
    const localPorts = (await portsHere()).filter((one) => one.port === port);
    const ask = (answer: boolean): Confinement => ({
      kind: 'works',
      localPorts,
      mayConnect: async (to) => {
        met.push(to);
        return answer;
      },
    });
    const command = `curl -sm 20 http://localhost:${port}/`;
    const where = await place();
    // In one project, where the second command reuses the cached text of the first.
    const [let_, not] = [
      await inSandbox(where, command, { confinement: ask(true) }),
      await inSandbox(where, command, { confinement: ask(false) }),
    ];
    expect([let_.stdout, let_.code, not.stdout, not.code]).toEqual(['a page', 0, '', 52]);
    expect(met.map((to) => to.port)).toEqual([port, port]);
    expect(['127.0.0.1', '[::1]', '::1']).toContain(met[0]?.host);
  });

  it('are not there unless they were asked for', async () => {
    const port = await pageServer('127.0.0.1');
    const confinement: Confinement = { kind: 'works', mayConnect: async () => true };
    const { code } = await inSandbox(await place(), `curl -sm 20 http://localhost:${port}/`, { confinement });
    expect(code).toBe(7);
  });
});

describe.runIf(sandbox !== null)('what listens in the sandbox', () => {
  it.each(['127.0.0.1', '::1', '0.0.0.0'])('is seen and reached from outside, at %s', async (host) => {
    const { inbound, to } = await serverInside(host);
    const answers = await Promise.all([answerOf(inbound, to), answerOf(inbound, to)]);
    for (const answer of answers) expect(answer).toMatch(/from inside$/);
    expect((await portsHere()).some(({ port }) => port === to.port)).toBe(false);
  });

  it('is not taken for another socket that was put in its place', async () => {
    const { where, inbound, to } = await serverInside('127.0.0.1');
    const other = path.join(where.outside, 'other');
    const met: string[] = [];
    const server = createServer((connection) => void connection.on('data', (data) => met.push(String(data))));
    await once(server.listen(other), 'listening');
    onTestFinished(() => void server.close());
    await unlink(inbound.socket);
    await symlink(other, inbound.socket);
    await expect(connectInside(inbound, to)).rejects.toThrow('is no socket');
    expect(met).toEqual([]);
  });
});
