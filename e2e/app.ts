import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import type { FakeModel } from './fake-model';
import { openOwnProcess } from './own-process';
import { openInSharedProcess } from './shared-process';
import { createSharedServers, type SharedServers } from './shared-server';
import type { OpenShell } from './shell';

// A page of Pilotfish on the test's own project folder, against a scripted model. The tests of a worker share one
// served process. A test that ends the process or starts it differently has its own; in Electron every test has.

export { expect };

export type Pilotfish = {
  /** The window in front; a restart replaces it. */
  readonly page: Page;
  /** The main process in Electron; throws in a browser. */
  readonly electron: ElectronApplication;
  /** Absolute path of the open folder. */
  readonly project: string;
  /** Absolute path of the data folder. */
  readonly home: string;
  readonly model: FakeModel;
  /** Another window of the same application. */
  secondWindow(): Promise<Page>;
  /** Kills the process, as a crash would. `restart` starts it again. */
  kill(): Promise<void>;
  /** Ends the process if it runs, and starts it again on the same folders. */
  restart(): Promise<void>;
};

export type Options = {
  /** The project's files, by path; `{}` is an empty folder. */
  readonly files: Readonly<Record<string, string>>;
  /** `environment`: OPENAI_* selects the scripted model. `none`: a first run, with the demo model. */
  readonly provider: 'environment' | 'none';
  /** `settings.json` before the first start, or null. */
  readonly settings: string | null;
  /** The user has trusted the project before the first start. */
  readonly trusted: boolean;
  /** The sandbox for commands. Off, so that tests behave the same on every machine. */
  readonly sandbox: 'as-set' | 'off';
  /** The test kills or restarts the process, or reads data that all of its projects share. */
  readonly ownProcess: boolean;
  /** Another way to run Pilotfish; null for the built executable. */
  readonly shell: { readonly open: OpenShell } | null;
};

export type Place = {
  readonly pilotfish: Pilotfish;
  /** Ends everything that the test started. Fails if the page had an error or the key leaked. */
  end(): Promise<void>;
};

export const test = base.extend<Options & { pilotfish: Pilotfish }, { sharedServers: SharedServers }>({
  files: [
    { 'README.md': '# Sample\n\nA small project.\n', 'src/sum.ts': 'export const sum = 1 + 1;\n' },
    { option: true },
  ],
  provider: ['environment', { option: true }],
  settings: [null, { option: true }],
  trusted: [false, { option: true }],
  sandbox: ['off', { option: true }],
  ownProcess: [false, { option: true }],
  shell: [null, { option: true }],

  sharedServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const servers = createSharedServers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],

  pilotfish: async (
    { context, sharedServers, files, provider, settings, trusted, sandbox, ownProcess, shell },
    use,
    testInfo,
  ) => {
    const electron = testInfo.project.metadata.electron as string | null;
    const options = { files, provider, settings, trusted, sandbox, ownProcess, shell };
    const place =
      electron !== null || needsOwnProcess(options)
        ? await openOwnProcess(context, options, electron)
        : await openInSharedProcess(context, files, sharedServers);
    await use(place.pilotfish);
    await place.end();
  },
});

function needsOwnProcess({ provider, settings, trusted, sandbox, ownProcess, shell }: Options): boolean {
  const isUsual = provider === 'environment' && settings === null && !trusted && sandbox === 'off';
  return ownProcess || !isUsual || shell !== null;
}
