import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { resultsIn, shellCall } from './calls';
import { environmentOfShim, shimBinary } from './electron-shell';
import { startFakeModel } from './fake-model';
import { modelEnvironment } from './model-environment';

// The commands of a package, whose only program is Electron.

test('a package runs a prompt, with a command, and opens no window', { tag: '@desktop' }, async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-command-'));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await mkdir(project);
  const model = await startFakeModel();
  model.reply({ calls: [shellCall('echo swims')] }, 'It swims.');
  const { stdout } = await promisify(execFile)(shimBinary, ['run', project, '-p', 'Go.', '--mode', 'auto'], {
    env: {
      ...process.env,
      ...(await environmentOfShim(home)),
      ...modelEnvironment(model),
      ELECTRON_SHIM_PACKAGE: path.resolve('.'),
      PILOTFISH_HOME: home,
      PILOTFISH_SANDBOX: 'off',
    },
  });
  expect(stdout).toBe('It swims.\n');
  expect(resultsIn(model.requests[1])[0]).toContain('swims');
  await model.close();
  await rm(root, { recursive: true, maxRetries: 5 });
});
