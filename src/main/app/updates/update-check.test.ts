import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { newerVersion } from './newest-version';

// The application has version 0.0.0 here.

async function serve(answer: string, status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/latest.json`, asked };
}

const settingsFor = (address: string) => JSON.stringify({ updates: { address } });

const notices = ({ app }: TestApp) =>
  app.store.state('app').notices.map(({ level, text }) => `${level}: ${say(text)}`);

it('asks nobody as long as no address is set', async () => {
  const { asked } = await serve('{"version":"9.9.9"}');
  const test = await startTestApp({}, { settings: '{}' });
  await test.app.close();
  expect(asked).toEqual([]);
});

it('tells at the start of a newer version, and where to get it', async () => {
  const { address, asked } = await serve('{"version":"0.2.0","url":"https://a.example/get"}');
  const test = await startTestApp({}, { settings: settingsFor(address) });
  await expect
    .poll(() => notices(test))
    .toEqual([
      'info: Pilotfish 0.2.0 is available. This is version 0.0.0. Download it from https://a.example/get',
    ]);
  expect(asked).toEqual(['GET /latest.json']);
});

it('asks when the address is set, and takes back what it said when it is emptied', async () => {
  const { address } = await serve('{"version":"0.0.1-rc.1"}');
  const test = await startTestApp({}, { settings: '{}' });
  await test.app.settings.set('updates.address', address);
  await expect
    .poll(() => notices(test))
    .toEqual(['info: Pilotfish 0.0.1-rc.1 is available. This is version 0.0.0.']);
  await test.app.settings.set('updates.address', undefined);
  expect(notices(test)).toEqual([]);
});

it.each([
  ['gone', 404, 'HTTP 404'],
  ['<html>', 200, 'not valid JSON'],
  ['{"version":"newest"}', 200, 'version: it must be a version such as 1.2.3'],
  ['{"version":"1.0.0","url":"javascript:alert(1)"}', 200, 'url: '],
  ['x'.repeat(100_001), 200, 'more than 100000 bytes'],
])(
  'where %.40s with status %i comes back, it says so once the address is set',
  async (answer, status, why) => {
    const { address } = await serve(answer, status);
    const test = await startTestApp({}, { settings: '{}' });
    await test.app.settings.set('updates.address', address);
    await expect
      .poll(() => notices(test)[0])
      .toContain(`Could not check for a newer version at ${address}: `);
    expect(notices(test)[0]).toContain(why);
  },
);

it.each(['0.0.0', '0.0.0-beta'])('%s is not newer than 0.0.0', async (version) => {
  const { address } = await serve(JSON.stringify({ version }));
  expect(await newerVersion(address, '0.0.0', new AbortController().signal)).toBeNull();
});
