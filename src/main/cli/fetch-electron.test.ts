import { once } from 'node:events';
import { access, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import net, { type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { fetchElectron } from './fetch-electron';
import { electronPackageFolder } from './testing/electron-package';

/** An installer like Electron's: it creates the executable and the file with its path. */
async function addInstaller(folder: string): Promise<void> {
  await writeFile(
    path.join(folder, 'node_modules', 'electron', 'install.js'),
    `const { writeFileSync } = require('node:fs');
     writeFileSync(__dirname + '/dist/electron', '');
     writeFileSync(__dirname + '/path.txt', 'electron');`,
  );
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function fetchFrom(
  source: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ found: string | null; said: string[] }> {
  const said: string[] = [];
  const found = await fetchElectron({
    packageFolder: folder,
    env,
    complain: (line) => said.push(line),
    source,
  });
  return { found, said };
}

test('it is fetched with its own installer where the source answers', async () => {
  const source = await listening(createServer((_request, response) => response.writeHead(302).end()));
  const folder = await electronPackageFolder();
  await addInstaller(folder);
  expect(await fetchFrom(source, folder)).toEqual({
    found: path.join(folder, 'node_modules', 'electron', 'dist', 'electron'),
    said: ['Downloading Electron (only once) …'],
  });
});

test('a source out of reach is given up at once, and not asked again for a day', async () => {
  const folder = await electronPackageFolder();
  await addInstaller(folder);
  expect(await fetchFrom('http://127.0.0.1:9/', folder)).toEqual({ found: null, said: [] });

  const marker = path.join(folder, 'node_modules', '.cache', 'pilotfish', 'electron-out-of-reach');
  await access(marker);
  const source = await listening(createServer((_request, response) => response.end()));
  expect((await fetchFrom(source, folder)).found).toBeNull();
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(marker, twoDaysAgo, twoDaysAgo);
  expect((await fetchFrom(source, folder)).found).not.toBeNull();
});

test('a source that takes the connection and says nothing is given up', async () => {
  const silent = net.createServer((socket) => void onTestFinished(() => void socket.destroy()));
  const source = await listening(silent);
  expect((await fetchFrom(source, await electronPackageFolder())).found).toBeNull();
});

test('an installer that fails leaves electron out', async () => {
  const source = await listening(createServer((_request, response) => response.end()));
  const folder = await electronPackageFolder();
  await writeFile(path.join(folder, 'node_modules', 'electron', 'install.js'), 'process.exit(1)');
  expect((await fetchFrom(source, folder)).found).toBeNull();
});

test('where electron is no dependency, nothing is fetched', async () => {
  expect(await fetchFrom('http://127.0.0.1:9/', await tempFolder())).toEqual({ found: null, said: [] });
});

/** A proxy that answers plain requests, refuses tunnels, and records the requests. */
async function startProxy(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  return { url: await listening(proxy), asked };
}

test('behind a proxy, the source is asked for through it', async () => {
  const { url, asked } = await startProxy();
  const folder = await electronPackageFolder();
  expect((await fetchFrom('https://electron.test/', folder, { HTTPS_PROXY: url })).found).toBeNull();
  expect(asked).toEqual(['CONNECT electron.test:443']);
});

test('behind a proxy, the installer downloads through it', async () => {
  const { url, asked } = await startProxy();
  const folder = await electronPackageFolder();
  await writeFile(
    path.join(folder, 'node_modules', 'electron', 'install.js'),
    "fetch('https://electron.test/electron.zip').catch(() => {});",
  );
  await fetchFrom('http://electron.test/', folder, { HTTP_PROXY: url, HTTPS_PROXY: url });
  expect(asked).toEqual(['HEAD http://electron.test/', 'CONNECT electron.test:443']);
});

test('a source or a proxy that is no address is out of reach', async () => {
  const proxied = { HTTPS_PROXY: '::' };
  for (const [source, env] of [
    ['mirror', {}],
    ['ftp://mirror.test/', {}],
    ['https://mirror.test/', proxied],
  ] as const)
    expect(await fetchFrom(source, await electronPackageFolder(), env)).toEqual({ found: null, said: [] });
});
