import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { app } from './app';
import { Cdp } from './cdp';

// The Chromium behind the windows, with its own profile. Pages reach only the shim's server. It has windows if the
// environment names a display and this Chromium can show any. `electron-shell.ts` configures it with two variables:
// `ELECTRON_SHIM_CHROMIUM`, the executable with its arguments, and `ELECTRON_SHIM_PROFILES`, a folder that the test
// removes: processes of Chromium may write to the profile for a moment after its end.

type Told = { readonly executablePath: string; readonly args: readonly string[] };

export let cdp: Cdp;

export async function startChromium(args: readonly string[]): Promise<void> {
  const profile = mkdtempSync(path.join(process.env.ELECTRON_SHIM_PROFILES ?? tmpdir(), 'chromium-'));
  const { executablePath, args: usual } = JSON.parse(process.env.ELECTRON_SHIM_CHROMIUM ?? '') as Told;
  const port = args.find((argument) => argument.startsWith('--remote-debugging-port'));
  const chromium = spawn(
    executablePath,
    [
      ...usual,
      ...(process.env.DISPLAY ? [] : ['--headless']),
      port ?? '--remote-debugging-port=0',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-startup-window',
      '--force-prefers-reduced-motion',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      '--remote-allow-origins=*',
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const end = () => void chromium.kill('SIGKILL');
  app.atExit.push(end);
  process.once('exit', end);
  const [, , stderr, to, from] = chromium.stdio;
  cdp = new Cdp(to as Writable, from as Readable);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    (stderr as Readable).setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    chromium.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });
  // Playwright reads this line.
  process.stderr.write(`\nDevTools listening on ${url}\n`);
}
