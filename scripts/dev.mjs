import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { createServer as createPortFinder } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { resolveConfig } from 'electron-vite';
import { build, createServer } from 'vite';
import { pathProblem } from './plain-path.mjs';
import { root, run, start } from './run.mjs';

// `npm run dev -- [folder]`: Pilotfish with hot reload, in Electron if its binary exists. Otherwise Vite's server
// provides the window, and the script rebuilds and restarts the served host after each change of its sources.

const folder = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.');

const problem = pathProblem(root);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
if (await hasElectron()) process.exit(await run('electron-vite', ['dev', '--', folder]));
await developServed();

async function hasElectron() {
  if (process.env.ELECTRON_EXEC_PATH) return true;
  const electron = path.join(root, 'node_modules', 'electron');
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(electron, 'dist');
  const named = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
  const inside = await readFile(path.join(electron, 'path.txt'), 'utf8').catch(
    () => named[process.platform] ?? 'electron',
  );
  return await access(path.join(dist, inside)).then(
    () => true,
    () => false,
  );
}

async function developServed() {
  const { config } = await resolveConfig({ root }, 'serve', 'development');
  const port = await freePort();
  const host = createHost(port);
  const server = await createServer({
    ...config.renderer,
    // Names of built files are relative to the project's folder, names of served files to the window's.
    build: { ...config.renderer.build, rolldownOptions: {} },
    server: {
      ...config.renderer.server,
      host: '127.0.0.1',
      proxy: { '/socket': host.proxy(() => pageOrigin(server)) },
    },
  });
  await server.listen();
  const watcher = await build({
    ...config.main,
    logLevel: 'warn',
    build: { ...config.main.build, watch: {} },
  });
  watcher.on('event', (event) => {
    if (event.code === 'END') host.restart();
    if (event.code === 'ERROR') console.error(event.error.message);
    if ('result' in event) void event.result?.close();
  });
  process.stdout.write(`Pilotfish is developed at ${pageOrigin(server)}/\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, async () => {
      await Promise.all([host.stop(), watcher.close(), server.close()]);
      process.exit(0);
    });
}

/** The served host, which can restart at any time. Vite's server acts as the browser that uses its link. */
function createHost(port) {
  const address = `http://127.0.0.1:${port}`;
  let child = null;
  let cookie = '';
  let key = '';
  let turn = Promise.resolve();

  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const begin = async () => {
    await stop();
    const cli = path.join(root, 'out', 'main', 'cli.js');
    child = start('node', [cli, 'serve', folder, '--port', String(port), '--no-open'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const link = /http\S+$/.exec(line)?.[0];
      const response = link && (await fetch(link, { redirect: 'manual' }));
      const header = response?.headers.get('set-cookie');
      if (!header) continue;
      cookie = header.split(';')[0];
      key = response.headers.get('location')?.split('#pilotfish-key=')[1] ?? '';
      break;
    }
    child.stdout.resume();
  };

  return {
    stop,
    restart: () => {
      turn = turn.then(begin, begin);
    },
    proxy: (ownOrigin) => ({
      target: address,
      ws: true,
      changeOrigin: true,
      configure: (proxy) =>
        proxy.on('proxyReqWs', (proxied, request, socket) => {
          // Only our own page may use our cookie. Otherwise any page in this browser could.
          if (request.headers.origin !== ownOrigin()) socket.destroy();
          proxied.setHeader('cookie', cookie);
          proxied.setHeader('pilotfish-key', key);
          proxied.setHeader('origin', address);
        }),
    }),
  };
}

function pageOrigin(server) {
  return `http://127.0.0.1:${server.httpServer.address().port}`;
}

async function freePort() {
  const finder = createPortFinder().listen(0, '127.0.0.1');
  await once(finder, 'listening');
  const { port } = finder.address();
  finder.close();
  return port;
}
