import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { commandIn, runCommand } from './electron/run-command';
import { endWith, startElectron } from './electron/start';

// The entry of the Electron application. It must not wait here: Electron is ready only after this file has run.

const system = { env: process.env, platform: process.platform, userHome: homedir() };
const args = commandIn(process.argv);
const started =
  args === null
    ? startElectron({
        ...system,
        version,
        outFolder: fileURLToPath(new URL('../', import.meta.url)),
        argv: process.argv,
      })
    : runCommand({ ...system, run: () => runCommandLine(args) });
started.catch(endWith);

/** Loaded late, because a window needs none of it. */
async function runCommandLine(args: readonly string[]): Promise<number> {
  const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
  return await (await import('./command-line')).runCommandLine({ args, packageFolder });
}
