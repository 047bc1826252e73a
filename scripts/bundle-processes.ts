import { globSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import application from '../package.json' with { type: 'json' };

// For unit tests: bundles everything that runs in another process or thread, as a build does. Started from source, each
// of them would compile TypeScript again.

const root = path.join(import.meta.dirname, '..');
const sources = [
  'src/main/pty-host/pty-host.ts',
  'src/main/*/*-worker.ts',
  'src/main/**/testing/*.child.ts',
  'e2e/electron-shim/parent-port.ts',
];

/** Where `builtFile` looks for them in tests. */
const into = path.join(root, 'node_modules/.cache/processes/out/main');

let bundled: Promise<unknown> | null = null;

/** The projects of Vitest share one bundle. */
export default async function setup(): Promise<void> {
  bundled ??= bundle();
  await bundled;
}

async function bundle(): Promise<void> {
  const files = globSync(sources, { cwd: root });
  await build({
    configFile: false,
    root,
    mode: 'test',
    logLevel: 'error',
    resolve: { alias: { '@shared': path.join(root, 'src/shared') } },
    ssr: { noExternal: true, external: Object.keys(application.dependencies) },
    build: {
      ssr: true,
      target: 'node22',
      outDir: into,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(root, file)])),
        external: [...builtinModules],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
