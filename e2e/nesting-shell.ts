import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { openServed } from './served-shell';
import type { OpenShell } from './shell';

/** A browser on the served host with a tool of the tests, which is built for this. */
export const openNesting: OpenShell = async (context, options) => {
  await mkdir('test-results', { recursive: true });
  const folder = await mkdtemp(path.resolve('test-results', 'nesting-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@shared': path.resolve('src/shared') } },
    build: { ssr: 'e2e/nesting-host.ts', outDir: folder, emptyOutDir: true, target: 'node22' },
  });
  const opened = await openServed(context, options, path.join(folder, 'nesting-host.js'));
  return {
    ...opened,
    async end(signal) {
      await opened.end(signal);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
