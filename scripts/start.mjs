import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { commandLine, root } from './run.mjs';
import { withoutNpm } from './without-npm.mjs';

// `npm start -- [folder]`: builds after changes, then starts Pilotfish as its users do.

const code = await buildIfNeeded();
if (code !== 0) process.exit(code);

// npm puts its working folder into `INIT_CWD`; a relative folder is relative to that.
const cwd = process.env.INIT_CWD ?? process.cwd();
const args = [path.join(root, 'out', 'main', 'cli.js'), ...process.argv.slice(2)];
const env = withoutNpm(process.env, root);
const child = spawn(...commandLine('node', args), { cwd, env, stdio: 'inherit' });
// A terminal sends Ctrl-C to both processes; the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (exitCode) => process.exit(exitCode ?? 1));
