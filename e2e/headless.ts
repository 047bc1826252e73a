import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { canary, filesWith } from './canary';
import { type FakeModel, startFakeModel } from './fake-model';
import { modelEnvironment } from './model-environment';
import { type Ended, type Pilotfish, startPilotfish } from './pilotfish';

// `pilotfish run` on the test's own folder against a scripted model. Only the environment selects that model.

export { expect };

export type Headless = {
  readonly folder: string;
  readonly home: string;
  readonly model: FakeModel;
  /** Starts `run` on the folder with a prompt and the additional `args`. */
  start(args?: readonly string[], env?: Readonly<Record<string, string>>): Pilotfish;
  /** Starts it and waits for its end. */
  run(args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** `pilotfish undo` on the folder. */
  undo(args?: readonly string[]): Promise<Ended>;
};

export const test = base.extend<{ cli: Headless }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures it needs.
  cli: async ({}, use) => {
    const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-run-')));
    const [folder, home] = [path.join(root, 'project'), path.join(root, 'home')];
    const model = await startFakeModel();
    const started: Pilotfish[] = [];
    await Promise.all([mkdir(folder), mkdir(home)]);
    const start: Headless['start'] = (args = [], env) => {
      const pilotfish = startPilotfish(['run', folder, '--prompt', 'do it', ...args], {
        home,
        env: { ...modelEnvironment(model), ...env },
      });
      started.push(pilotfish);
      return pilotfish;
    };
    const undo: Headless['undo'] = (args = []) => {
      const pilotfish = startPilotfish(['undo', folder, ...args], { home, env: {} });
      started.push(pilotfish);
      return pilotfish.ended;
    };
    await use({ folder, home, model, start, run: (args, env) => start(args, env).ended, undo });
    for (const { kill } of started) kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    await model.close();
    expect(await filesWith(canary, root), 'files in which the key was found').toEqual([]);
    await rm(root, { recursive: true });
  },
});
