import path from 'node:path';
import { build } from 'vite';
import { openServed } from './served-shell';
import type { OpenShell } from './shell';

/** A browser on the served host with a tool of the tests. */
export const openNesting: OpenShell = async (context, options) => {
  host ??= buildHost();
  return await openServed(context, options, { file: await host });
};

let host: Promise<string> | null = null;

/** Built once for all tests of a process. Whatever it leaves goes with the next run. */
async function buildHost(): Promise<string> {
  const folder = path.resolve('test-results', 'e2e', `nesting-host-${process.pid}`);
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@shared': path.resolve('src/shared') } },
    build: { ssr: 'e2e/nesting-host.ts', outDir: folder, emptyOutDir: true, target: 'node22' },
  });
  return path.join(folder, 'nesting-host.js');
}
