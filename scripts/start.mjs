import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { root, start } from './run.mjs';

// `npm start -- [folder]`: builds if something changed, then starts Pilotfish as its users do.

const code = await buildIfNeeded();
if (code !== 0) process.exit(code);

// npm leaves the folder it was called in to us: a relative folder is meant from there.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = start('node', [path.join(root, 'out', 'main', 'cli.js'), ...process.argv.slice(2)], { cwd });
// A terminal sends Ctrl-C to both of us; the child decides when it is over.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (exitCode) => process.exit(exitCode ?? 1));
