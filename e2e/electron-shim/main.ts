import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { app } from './app';
import { startChromium } from './chromium';
import { startPageServer } from './page-server';
import { watchDownloads } from './session';
import { takeLastWords } from './web-contents';

// The start: `electron [--switch …] <folder> [argument …]` runs the folder's `main`. It runs before `ready`, and
// `ready` waits until it has run (lib/browser/init.ts, `appCodeLoaded`). A package has its folder inside itself:
// `ELECTRON_SHIM_PACKAGE` names it.

const args = process.argv.slice(2);
const ownFolder = process.env.ELECTRON_SHIM_PACKAGE;
const folder = path.resolve(ownFolder ?? args.find((argument) => !argument.startsWith('-')) ?? '.');
const packageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const binary = fileURLToPath(new URL('./electron', import.meta.url));

process.argv = [binary, ...args];
process.execPath = binary;
Object.defineProperties(process.versions, { electron: { value: '45.4.1', enumerable: true } });
Object.defineProperty(process, 'platform', { value: process.env.ELECTRON_SHIM_PLATFORM ?? process.platform });
Object.assign(process, { type: 'browser', resourcesPath: path.join(folder, 'resources') });
// As `ElectronBrowserMainParts` does on Linux, from `desktopName`.
if (process.platform === 'linux' && packageFile.desktopName)
  process.env.CHROME_DESKTOP = packageFile.desktopName;

app.prepare(packageFile, ownFolder !== undefined);
const started = Promise.all([startPageServer(takeLastWords), startChromium(args).then(watchDownloads)]);
await import(pathToFileURL(path.join(folder, packageFile.main)).href);
await started;
app.becomeReady();
