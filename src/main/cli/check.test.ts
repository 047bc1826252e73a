import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox, type SandboxState } from '../sandbox/detect-sandbox';
import { check } from './check';

// A system without a sandbox.
const detectNone: typeof detectSandbox = (options) => detectSandbox({ ...options, platform: 'win32' });

async function checked(
  setting: 'auto' | 'require',
  command: string,
  detect: typeof detectSandbox = detectNone,
): Promise<string[]> {
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
    detect,
  );
  return printed;
}

it('says that every command is refused where the sandbox is required and missing', async () => {
  expect(await checked('require', 'ls')).toEqual([
    'It would be denied: the settings require the sandbox, but it is unavailable (Pilotfish has no sandbox for Windows yet.).',
  ]);
  expect(await checked('auto', 'ls')).toEqual(['It would run: it only reads.']);
});

it('asks in a sandbox that keeps the questions, as it would without', async () => {
  const there = (keepsQuestions: boolean) => async (): Promise<SandboxState> => ({
    kind: 'there',
    sandbox: { shell: '/bin/bash', keepsQuestions, wrap: async () => expect.fail(), close: async () => {} },
  });
  expect((await checked('auto', 'eval "$x"', there(false))).join()).toMatch(/^It would run/);
  expect((await checked('auto', 'eval "$x"', there(true))).join()).toMatch(/^It would ask/);
});
