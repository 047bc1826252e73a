import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import type { Options, Place } from './app';
import { canary, filesWith } from './canary';
import { openInElectron } from './electron-shell';
import { startFakeModel } from './fake-model';
import { modelEnvironment } from './model-environment';
import { createPageErrors } from './page-errors';
import { writeFiles } from './project-files';
import { openServed } from './served-shell';
import type { OpenShell } from './shell';

/**
 * A process for one test, with its own data folder and model. `electron`: the path of its binary; null for the served
 * host.
 */
export async function openOwnProcess(
  context: BrowserContext,
  { files, provider, settings, trusted, sandbox, shell: own }: Options,
  electron: string | null,
): Promise<Place> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-e2e-')));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await Promise.all([
    writeFiles(project, files),
    writeFiles(home, {
      ...(settings !== null && { 'settings.json': settings }),
      ...(trusted && { 'trust.json': JSON.stringify({ folders: [project] }) }),
    }),
  ]);
  const model = await startFakeModel();
  const env = {
    ...(provider !== 'none' && modelEnvironment(model)),
    PILOTFISH_SANDBOX: sandbox === 'off' ? sandbox : '',
  };
  const errors = createPageErrors();
  const open = async () => {
    const options = { project, home, env };
    const openBuilt: OpenShell = electron ? () => openInElectron(electron, options) : openServed;
    const opened = await (own?.open ?? openBuilt)(context, options);
    errors.resume();
    errors.watch(opened.page);
    return opened;
  };
  let shell = await open();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    errors.stop();
    await shell.end(signal);
  };
  return {
    pilotfish: {
      get page() {
        return shell.page;
      },
      get electron() {
        if (!shell.electron) throw new Error('This test runs in Electron only.');
        return shell.electron;
      },
      project,
      home,
      model,
      async secondWindow() {
        const page = await shell.secondWindow();
        errors.watch(page);
        return page;
      },
      kill: () => end('SIGKILL'),
      async restart() {
        await end('SIGTERM');
        shell = await open();
      },
    },
    async end() {
      await end('SIGTERM');
      await model.close();
      expect(errors.all, 'errors of the page itself').toEqual([]);
      expect(await filesWith(canary, root), 'files in which the key was found').toEqual([]);
      // Chromium's processes may still write to their profile.
      await rm(root, { recursive: true, maxRetries: 10 });
    },
  };
}
