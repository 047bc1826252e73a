import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Replaces the eighty style sheets of Monaco's parts by its one complete style sheet. */
const monacoStyle = path.join(root, 'node_modules/monaco-editor/min/vs/editor/editor.main.css');

/** Tests by `bundle`, and libraries by Vitest. */
const bundled = /\/node_modules\/\.(?:cache\/components|vite)\/.*\.js/;

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
      const name = names.get(id.replace(/\?.*$/, ''));
      if (name === undefined) return null;
      const parts = ['assets/style.css', `tests/${name}.js`];
      return parts.map((part) => `import ${JSON.stringify(path.join(into, part))};`).join('\n');
    },
    // Otherwise Vite adds a source map to each bundled file, and sends it to each page again. Vitest reads the maps of
    // failures from disk.
    transform: (code, id) => (bundled.test(id) ? { code, map: { mappings: '' } } : null),
  };
}

async function bundle(tests: ReadonlyMap<string, string>): Promise<void> {
  await build({
    configFile: false,
    root,
    mode: 'test',
    base: './',
    logLevel: 'error',
    plugins: [react()],
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
