import { test as base, expect, type Page } from '@playwright/test';
import type { FakeModel } from './fake-model';
import { openOwnProcess } from './own-process';
import { openInSharedProcess } from './shared-process';
import { createSharedServers, type SharedServers } from './shared-server';
import type { OpenShell } from './shell';

// A page of Pilotfish on a project folder of the test's own, against a scripted model. The tests of a worker share one
// served process; a test that ends it, or starts it in another way, has a process of its own. In Electron every test has.

export { expect };

export type Pilotfish = {
  /** The window in front; after a restart another one. */
  readonly page: Page;
  /** Absolute path of the opened folder. */
  readonly project: string;
  /** Absolute path of the data folder. */
  readonly home: string;
  readonly model: FakeModel;
  /** Another window of the same application. */
  secondWindow(): Promise<Page>;
  /** Ends the process without a word, as a crash would. `restart` starts it again. */
  kill(): Promise<void>;
  /** Ends the process if it runs, and starts it anew on the same folders. */
  restart(): Promise<void>;
};

export type Options = {
  /** What is in the project, by path; `{}` is an empty folder. */
  readonly files: Readonly<Record<string, string>>;
  /** `environment`: the scripted model is chosen by OPENAI_*. `none`: a first run, with the demo model. */
  readonly provider: 'environment' | 'none';
  /** `settings.json` as it is before the first start; null for none. */
  readonly settings: string | null;
  /** The person has trusted the project before the first start. */
  readonly trusted: boolean;
  /** The sandbox for commands; off, so that all is the same where this machine has none. */
  readonly sandbox: 'as-set' | 'off';
  /** The test kills or restarts the process, or looks at what all of its projects share. */
  readonly ownProcess: boolean;
  /** Another way to run it than the built executable; null for that. */
  readonly shell: { readonly open: OpenShell } | null;
};

export type Place = {
  readonly pilotfish: Pilotfish;
  /** Ends what the test began, and fails if it left an error of the page or the key behind. */
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
