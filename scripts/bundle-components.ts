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
    // React as in the window that users get: its checks of development take a quarter of the time.
    define: { 'process.env.NODE_ENV': '"production"' },
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
            groups: [{ name: byFolder(), debugName: 'folders' }],
          },
        },
      },
    },
  });
}

/** Vite prepares Vitest and what is large and seldom needed, once for later runs too. */
function isLibrary(id: string): boolean {
  return /^(?:vitest|monaco-editor|mermaid|katex|pdfjs-dist|@xterm)\b/.test(id) && !/\.css$|\?/.test(id);
}

type Modules = { readonly getModuleInfo: (id: string) => ModuleInfo | null };
type ModuleInfo = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };

/** Names the chunk of an eagerly loaded module. The walls forbid circles of folders. */
function byFolder() {
  const isLate = lateModules();
  return (id: string, modules: Modules): string | null => {
    if (isTest(id) || id.endsWith('.json')) return null;
    const folder = /\/(?:src\/(shared|renderer\/[^/]+)|(node_modules))\//.exec(id)?.slice(1).join('');
    return folder === undefined || isLate(id, modules) ? null : folder.replace('/', '-');
  };
}

/** What the window loads only when it needs it, the pages do too: code for diagrams, formulas, editors. */
function lateModules() {
  const known = new Map<string, boolean>();
  return function isLate(id: string, modules: Modules): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until the end of its circle.
    known.set(id, true);
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
    const users = importers.filter((importer) => !isTest(importer));
    const late =
      dynamicImporters.length > 0 || (users.length > 0 && users.every((user) => isLate(user, modules)));
    known.set(id, late);
    return late;
  };
}

const isTest = (id: string) => id.includes('.component.test.');
