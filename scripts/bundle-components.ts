import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Replaces the eighty style sheets of Monaco's parts by its one complete style sheet. */
const monacoStyle = path.join(root, 'node_modules/monaco-editor/min/vs/editor/editor.main.css');

const into = path.join(root, 'node_modules/.cache/components');

/**
 * A Vite plugin that bundles the tests of components before the first of them runs. Each test page then loads about
 * thirty files instead of three hundred. `tests` is a glob, relative to the clone.
 */
export function bundleComponents(tests: string): Plugin {
  const files = globSync(tests, { cwd: root });
  const names = new Map(files.map((file) => [path.join(root, file), file.replaceAll(/\W/g, '-')]));
  return {
    name: 'bundle-components',
    enforce: 'pre',
    configureServer: () => bundle(new Map([...names].map(([file, name]) => [name, file]))),
    resolveId: (id) => (/monaco-editor\/esm\/.*\.css$/.test(id) ? monacoStyle : null),
    load(id) {
      const file = id.replace(/\?.*$/, '');
      if (file.startsWith(into) && file.endsWith('.js')) return withoutMap(readFileSync(file, 'utf8'));
      const name = names.get(file);
      if (name === undefined) return null;
      const parts = ['assets/style.css', `tests/${name}.js`];
      return parts.map((part) => `import ${JSON.stringify(path.join(into, part))};`).join('\n');
    },
    transform: (code, id) => (isPreparedLibrary(id) ? withoutMap(code) : null),
  };
}

/** The bundle of Vitest for all pages. */
const isPreparedLibrary = (id: string) => /\/node_modules\/\.vite\/.*\.js/.test(id);

/** Vite sends the map of a file with it, to each page again. Vitest finds those of our own bundle on the disk. */
const withoutMap = (code: string) => ({ code, map: { mappings: '' as const } });

async function bundle(tests: ReadonlyMap<string, string>): Promise<void> {
  await build({
    configFile: false,
    root,
    mode: 'test',
    base: './',
    logLevel: 'error',
    plugins: [react()],
    // As in the window that users get, without React's checks.
    oxc: { jsx: { development: false } },
    resolve: { alias: { '@shared': path.join(root, 'src/shared') } },
    // One file each, because Vitest's own late imports do not run in a worker.
    worker: { format: 'iife' },
    build: {
      outDir: into,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(tests),
        preserveEntrySignatures: false,
        external: isLibrary,
        output: {
          entryFileNames: 'tests/[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: folderOf, debugName: 'folders' }],
          },
        },
      },
    },
  });
}

/** Vitest bundles libraries itself, once for all pages. */
function isLibrary(id: string): boolean {
  return /^(?:[a-z]|@(?!shared\/))/.test(id) && !/\.css$|\?/.test(id);
}

/** The chunk of an eagerly loaded module. The walls forbid circles of folders. */
function folderOf(id: string): string | null {
  if (/\.component\.test\.|\.json$/.test(id)) return null;
  const folder = /\/src\/(?<folder>shared|renderer\/[^/]+)\//.exec(id)?.groups?.folder;
  return folder?.replace('/', '-') ?? null;
}
