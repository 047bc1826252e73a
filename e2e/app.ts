import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { filesWith } from './canary';
import { openInElectron } from './electron-shell';
import { type FakeModel, startFakeModel } from './fake-model';
import { openServed } from './served-shell';
import type { OpenShell } from './shell';

// Pilotfish on a project and a data folder of its own, against a scripted model, with a page to look at it.
// The same in a browser and in Electron; the project of the Playwright run decides.

export { expect };

/** The person's key: after every test it may be found nowhere but in the store for secrets. */
export const canary = 'sk-canary-7d41c0a95e';

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
  /** Another way to run it than the built executable; null for that. */
  readonly shell: { readonly open: OpenShell } | null;
};

export const test = base.extend<Options & { pilotfish: Pilotfish }>({
  files: [
    { 'README.md': '# Sample\n\nA small project.\n', 'src/sum.ts': 'export const sum = 1 + 1;\n' },
    { option: true },
  ],
  provider: ['environment', { option: true }],
  settings: [null, { option: true }],
  trusted: [false, { option: true }],
  sandbox: ['off', { option: true }],
  shell: [null, { option: true }],

  pilotfish: async ({ context, files, provider, settings, trusted, sandbox, shell: own }, use, testInfo) => {
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
      ...(provider !== 'none' && environmentOf(model)),
      PILOTFISH_SANDBOX: sandbox === 'off' ? sandbox : '',
    };
    const electron = testInfo.project.metadata.electron as string | null;
    // What is still being loaded when the process ends fails, and that is no fault: it comes too late for `errorsInUse`.
    const errorsInUse: string[] = [];
    let pageErrors: string[] = [];
    const open = async () => {
      const options = { project, home, env };
      const openBuilt: OpenShell = electron ? () => openInElectron(electron, options) : openServed;
      const opened = await (own?.open ?? openBuilt)(context, options);
      watchPage(opened.page, pageErrors);
      return opened;
    };
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      errorsInUse.push(...pageErrors);
      pageErrors = [];
      await shell.end(signal);
    };

    let shell = await open();
    await use({
      get page() {
        return shell.page;
      },
      project,
      home,
      model,
      async secondWindow() {
        const page = await shell.secondWindow();
        watchPage(page, pageErrors);
        return page;
      },
      kill: () => end('SIGKILL'),
      async restart() {
        await end('SIGTERM');
        shell = await open();
      },
    });
    await end('SIGTERM');
    await model.close();
    expect(errorsInUse, 'errors of the page itself').toEqual([]);
    expect(await filesWith(canary, root), 'files in which the key was found').toEqual([]);
    await rm(root, { recursive: true });
  },
});

function environmentOf({ baseUrl }: FakeModel): Record<string, string> {
  return { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: canary, OPENAI_MODEL: 'fake-model' };
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Exceptions nobody caught, and whatever the content policy had to stop. */
function watchPage(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
}
