import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Options, Place } from './app';
import { canary, filesWith } from './canary';
import { createPageErrors } from './page-errors';
import { writeFiles } from './project-files';
import type { SharedServers } from './shared-server';

/** A new project folder in the process that the worker's tests share. */
export async function openInSharedProcess(
  context: BrowserContext,
  files: Options['files'],
  servers: SharedServers,
): Promise<Place> {
  const { server, folder } = await servers.take();
  const project = path.join(folder, 'project');
  await writeFiles(project, files);
  const errors = createPageErrors();
  let key = await server.open(project);
  const show = async (page: Page) => {
    errors.watch(page);
    await server.show(page, key);
    return page;
  };
  const page = await show(context.pages()[0] ?? (await context.newPage()));
  return {
    pilotfish: {
      page,
      get electron(): never {
        throw new Error('This test runs in Electron only.');
      },
      project,
      model: server.model,
      home: server.home,
      secondWindow: async () => await show(await context.newPage()),
      async kill() {
        errors.stop();
        await server.kill();
      },
      async restart() {
        errors.stop();
        await server.restart();
        key = await server.open(project);
        errors.resume();
        await server.show(page, key);
      },
    },
    async end() {
      errors.stop();
      // The next test uses the same page, because its scripts are compiled already.
      for (const one of context.pages()) await (one === page ? one.goto('about:blank') : one.close());
      const found = await filesWith(canary, server.root);
      await servers.giveBack(server, key);
      expect(errors.all, 'errors of the page itself').toEqual([]);
      expect(found, 'files in which the key was found').toEqual([]);
    },
  };
}
