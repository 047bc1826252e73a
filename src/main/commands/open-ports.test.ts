import { once } from 'node:events';
import { realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { processStart } from '../base/processes/process-identity';
import type { Destination } from '../sandbox/sandbox-protocol';
import { sandbox } from '../sandbox/testing/in-sandbox';
import {
  gone,
  next,
  printed,
  start,
  startDetached,
  waits,
  whenEnded,
} from '../terminal/testing/detached-commands';
import { runToEnd } from '../terminal/testing/run-to-end';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';
import type { FinishedCommand } from './commands';
import { portsNamed } from './open-ports';

/** A free port, outside the range that the system assigns itself. */
let lastPort = 20_000 + (process.pid % 8_000);
async function freePort(): Promise<number> {
  lastPort += 1;
  const taken = await listening(lastPort).then(
    (close) => close(),
    () => 'taken',
  );
  return taken === 'taken' ? await freePort() : lastPort;
}

async function listening(port: number): Promise<() => Promise<void>> {
  const server = createServer((_, answer) => answer.end("the user's own"));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/** A development server that prints a line when it listens. */
const serverOn = (port: number, says = 'from inside') =>
  `exec ${process.execPath} -e "require('node:http').createServer((_, a) => a.end('${says}')).listen(${port}, () => console.log('listens'))"`;

const page = async (port: number, host = '127.0.0.1') =>
  await fetch(`http://${host}:${port}/`).then(
    (answer) => answer.text(),
    () => null,
  );

function run(
  test: TestTerminals,
  command: string,
  mayConnect: (to: Destination) => Promise<boolean> = async () => false,
  onOutput: () => void = () => undefined,
): Promise<FinishedCommand> {
  return runToEnd(test, command, { confined: test.confined && { ...test.confined, mayConnect }, onOutput });
}

describe.runIf(sandbox !== null)('a server in the background, in the sandbox', () => {
  it('is reached from outside while it listens, and by the commands of its project without a question', async () => {
    const test = await createTestTerminals({ sandbox });
    const port = await freePort();
    const { terminalId } = await start(test, serverOn(port));
    await expect.poll(() => page(port)).toBe('from inside');
    expect(await page(port, '[::1]')).toBe('from inside');
    const asked: Destination[] = [];
    const { output } = await run(test, `curl -sm 20 http://localhost:${port}/`, async (to) => {
      asked.push(to);
      return false;
    });
    expect([output.head.trim(), asked]).toEqual(['from inside', []]);

    test.terminals.stop(terminalId);
    await whenEnded(test, terminalId);
    expect(await page(port)).toBeNull();
  });

  it('of another project is asked about', async () => {
    const [test, other] = await Promise.all([
      createTestTerminals({ sandbox }),
      createTestTerminals({ sandbox }),
    ]);
    const port = await freePort();
    await start(other, serverOn(port, 'of the other'));
    await expect.poll(() => page(port)).toBe('of the other');
    const asked: Destination[] = [];
    const { output } = await run(test, `curl -sm 20 http://127.0.0.1:${port}/`, async (to) => {
      asked.push(to);
      return true;
    });
    expect([output.head.trim(), asked.map((to) => to.port)]).toEqual(['of the other', [port]]);
  });

  it('takes the port from nobody: that it cannot be reached stands in its terminal', async () => {
    const test = await createTestTerminals({ sandbox });
    const port = await freePort();
    const close = await listening(port);
    onTestFinished(close);
    const { terminalId } = await start(test, serverOn(port));
    await expect
      .poll(() => printed(test, terminalId))
      .toContain(`[Another program on this machine listens on port ${port}`);
    expect(await page(port)).toBe("the user's own");
    const asked: Destination[] = [];
    await run(test, `curl -sm 20 http://127.0.0.1:${port}/`, async (to) => {
      asked.push(to);
      return false;
    });
    expect(asked).toEqual([{ host: '127.0.0.1', port }]);
  });

  it('goes on in the sandbox when it is kept, and ends as any other', async () => {
    const first = await createTestTerminals({ sandbox });
    const outside = await realpath(path.dirname(first.folder));
    const { terminalId, pid, ended } = await startDetached(
      first,
      `echo one; ${waits}; touch '${outside}/made-outside' || echo held; exit 3`,
    );
    await first.until(() => printed(first, terminalId).includes('one'));
    await first.commands.close();
    expect(await ended).toBeNull();
    expect(await processStart(pid)).not.toBeNull();
    const second = await next(first, sandbox);
    await writeFile(path.join(first.folder, 'go'), '');
    await whenEnded(second, terminalId);
    expect(second.terminal(terminalId)?.state).toEqual({ kind: 'ended', exitCode: 3, signal: null });
    expect(printed(second, terminalId)).toContain('held');
    await gone(pid);
  });
});

describe.runIf(sandbox !== null)('a command in the sandbox that names a port of this machine', () => {
  it('is asked about it, and reaches it', async () => {
    const test = await createTestTerminals({ sandbox });
    const port = await freePort();
    onTestFinished(await listening(port));
    const asked: Destination[] = [];
    const { output } = await run(test, `curl -sm 20 http://localhost:${port}/`, async (to) => {
      asked.push(to);
      return true;
    });
    expect([output.head.trim(), asked]).toEqual(["the user's own", [{ host: '127.0.0.1', port }]]);
  });

  it('reaches it too where it begins to be listened on later', async () => {
    const test = await createTestTerminals({ sandbox });
    const port = await freePort();
    const waiting = `echo begun; until curl -sfm 20 http://localhost:${port}/; do sleep 0.1; done`;
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ran = run(
      test,
      waiting,
      async () => true,
      () => begun(),
    );
    await hasBegun;
    onTestFinished(await listening(port));
    expect((await ran).output.head).toContain("the user's own");
  });

  it('has it for itself where nobody listens', async () => {
    const test = await createTestTerminals({ sandbox });
    const port = await freePort();
    const { output } = await run(
      test,
      `(${serverOn(port, 'its own')}) >/dev/null & until curl -sm 20 http://localhost:${port}/; do sleep 0.05; done; kill $!`,
    );
    expect(output.head.trim()).toBe('its own');
  });
});

describe('ports that a command names', () => {
  it.each([
    ['curl http://localhost:5173/x', [5173]],
    ['curl 127.0.0.1:8000 && wget "http://[::1]:9/"', [8000, 9]],
    ['PORT=3000 npm start', []],
    ['curl https://example.com:443 localhost:0 localhost:70000 localhost:123456', []],
  ])('%s', (command, ports) => {
    expect(portsNamed(command)).toEqual(ports);
  });
});
