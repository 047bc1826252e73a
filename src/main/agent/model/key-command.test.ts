import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { endpointAt } from '../testing/endpoint';
import { listModels } from './facts/list-models';
import { printedKeyOf } from './key-command';
import { ModelError } from './kit/model';
import { withoutSecrets } from './model-failure';
import { streamReply } from './stream-reply';

let folder: string;
let server: Server;
let baseUrl: string;
/** The received keys, in order. */
let keys: (string | undefined)[];
let answer: RequestListener;

const good = 'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

beforeEach(async () => {
  folder = path.join(await tempFolder(), 'key command');
  await mkdir(folder);
  keys = [];
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(good);
  server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
});

/** A command that prints `key-1`, then `key-2`, …; or the given program. */
async function commandOf(
  program = `
  const fs = require('node:fs');
  const runs = process.argv[1] + '.runs';
  fs.appendFileSync(runs, 'x');
  console.log('key-number-' + fs.statSync(runs).size);
`,
): Promise<string> {
  const file = path.join(folder, 'print key.cjs');
  await writeFile(file, program);
  return `"${process.execPath}" "${file}"`;
}

function refuse(...refused: readonly string[]): void {
  answer = (request, response) => {
    if (!refused.includes(`${request.headers.authorization}`.replace('Bearer ', '')))
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(good);
    return response.writeHead(401).end('{"message":"JWT expired"}');
  };
}

function endpointOf(command: string) {
  return endpointAt(baseUrl, { apiKey: null, printedKey: printedKeyOf(command) });
}

function ask(endpoint: ReturnType<typeof endpointOf>, signal = new AbortController().signal) {
  return streamReply(endpoint, { messages: [{ role: 'user', content: 'Hi' }], tools: [] }, { signal });
}

const told = async (asked: Promise<unknown>) =>
  await asked.then(
    () => expect.unreachable(),
    (error: unknown) => error as ModelError,
  );

describe('a key command', () => {
  it('runs for the first request, and its key serves the next ones', async () => {
    const endpoint = endpointOf(await commandOf());
    const replies = await Promise.all([ask(endpoint), ask(endpoint)]);
    expect((await ask(endpoint)).text).toBe('Hi');
    expect(replies.map(({ text }) => text)).toEqual(['Hi', 'Hi']);
    expect(keys).toEqual(Array(3).fill('Bearer key-number-1'));
  });

  it('runs again when its key is refused, and the request is sent once more', async () => {
    const endpoint = endpointOf(await commandOf());
    await ask(endpoint);
    refuse('key-number-1');
    expect((await ask(endpoint)).text).toBe('Hi');
    expect((await ask(endpoint)).text).toBe('Hi');
    expect(keys).toEqual([1, 1, 2, 2].map((count) => `Bearer key-number-${count}`));
  });

  it('runs again once for a request: a second refusal is its failure', async () => {
    const command = await commandOf();
    refuse('key-number-1', 'key-number-2', 'key-number-3');
    const error = await told(ask(endpointOf(command)));
    expect([error.fault, error.message]).toEqual([
      'auth',
      `Fake rejected the API key that “${command}” printed (401): JWT expired.`,
    ]);
    expect(keys).toHaveLength(2);
  });

  it('runs for a list of models too', async () => {
    answer = (_request, response) => response.end('{"data":[{"id":"m"}]}');
    const printedKey = printedKeyOf(await commandOf());
    expect(await listModels({ baseUrl, printedKey })).toEqual([{ id: 'm' }]);
    // The other requests to a local server do not contain the key.
    expect(keys.filter((key) => key !== undefined)).toEqual(['Bearer key-number-1']);
    const broken = printedKeyOf('no-such-program-here');
    await expect(listModels({ baseUrl, printedKey: broken })).rejects.toMatchObject({
      code: 'denied',
      message: expect.stringContaining('“no-such-program-here” could not be started'),
    });
  });

  it('that fails is named with what it wrote to stderr, never with a key', async () => {
    const command = await commandOf(
      `console.log('key-in-vain'); console.error('no session,\\n not for key-in-vain'); process.exitCode = 3;`,
    );
    const error = await told(ask(endpointOf(command)));
    expect(error).toBeInstanceOf(ModelError);
    expect([error.fault, error.message]).toEqual([
      'auth',
      `The key command “${command}” failed with exit code 3: no session, not for ***.`,
    ]);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('key-in-vain');
    expect(keys).toEqual([]);
  });

  it('that prints nothing is named', async () => {
    const command = await commandOf('');
    expect((await told(ask(endpointOf(command)))).message).toBe(
      `The key command “${command}” printed no key.`,
    );
  });

  it('goes on for others when a request that waits for it is stopped', async () => {
    const command = await commandOf(`process.stdin.resume().on('end', () => console.log('key-late'));`);
    const endpoint = endpointOf(command);
    const stop = new AbortController();
    const stopped = expect(ask(endpoint, stop.signal)).rejects.toBe('stopped');
    const asked = ask(endpoint);
    stop.abort('stopped');
    await stopped;
    expect((await asked).text).toBe('Hi');
  });

  it('has its key blotted out of whatever a server says', async () => {
    const endpoint = endpointOf(await commandOf());
    await ask(endpoint);
    expect(withoutSecrets(endpoint, 'no key-number-1 here')).toBe('no *** here');
  });
});
