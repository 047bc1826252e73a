import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { endWith, startElectron } from './electron/start';

// The entry of the Electron application. It must not wait here: Electron is ready only after this file has run.

startElectron({
  version,
  outFolder: fileURLToPath(new URL('../', import.meta.url)),
  env: process.env,
  argv: process.argv,
  userHome: homedir(),
  platform: process.platform,
}).catch(endWith);
