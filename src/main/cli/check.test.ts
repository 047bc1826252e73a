import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox } from '../sandbox/detect-sandbox';
import { check } from './check';

async function checked(setting: 'auto' | 'require', command: string): Promise<string[]> {
  const [folder, home] = [await tempFolder(), await tempFolder()];
  const printed: string[] = [];
  await check(
    { folder, command, mode: 'auto', sandboxed: null },
    {
      env: { ...process.env, PILOTFISH_HOME: home, PILOTFISH_SANDBOX: setting },
      print: (line) => void printed.push(line),
      complain: (line) => void printed.push(line),
      input: new PassThrough(),
      version: '0',
      outFolder: folder,
      stopped: new Promise<void>(() => {}),
    },
    // A system without a sandbox.
    (options) => detectSandbox({ ...options, platform: 'win32' }),
  );
  return printed;
}

it('says that every command is refused where the sandbox is required and missing', async () => {
  expect(await checked('require', 'ls')).toEqual([
    'It would be denied: the settings require the sandbox, but it is unavailable (Pilotfish has no sandbox for Windows yet.).',
  ]);
  expect(await checked('auto', 'ls')).toEqual(['It would run: it only reads.']);
});
