import { access } from 'node:fs/promises';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { root, run } from './run.mjs';

// `npm run package`: the application as an installable package, by electron-builder.

const downloads = process.env.ELECTRON_MIRROR || 'https://github.com/electron/electron/releases';
const unpacked =
  process.env.ELECTRON_OVERRIDE_DIST_PATH || path.join(root, 'node_modules', 'electron', 'dist');

const isHere = await access(unpacked).then(
  () => true,
  () => false,
);
if (!isHere && !(await isReachable(downloads))) {
  console.error(`Electron is not here and cannot be fetched from ${downloads}, so nothing can be packaged.`);
  process.exit(1);
}
const code = await buildIfNeeded();
if (code !== 0) process.exit(code);
const dist = isHere ? [`--config.electronDist=${unpacked}`] : [];
process.exit(await run('electron-builder', ['--publish', 'never', ...dist, ...process.argv.slice(2)]));

/** Runs in a separate Node, because its `fetch` uses the proxies of the environment, as the download does. */
async function isReachable(url) {
  const probe = `await fetch(${JSON.stringify(url)}, { method: 'HEAD', signal: AbortSignal.timeout(5000) })`;
  const options = { stdio: 'ignore', env: { NODE_USE_ENV_PROXY: '1' } };
  return (await run('node', ['--input-type=module', '--eval', probe], options)) === 0;
}
