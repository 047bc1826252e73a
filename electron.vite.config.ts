import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type Plugin, runnerImport } from 'vite';

// The clone, or the link to it that `scripts/build.mjs` makes where Vite cannot carry its path.
const root = process.env.PILOTFISH_ROOT ?? import.meta.dirname;
const from = (place: string) => path.join(root, place);
const resolve = {
  alias: { '@shared': from('src/shared') },
  preserveSymlinks: root !== import.meta.dirname,
};

// Who bundles a library owes its authors their notice.
const license = { fileName: 'LICENSES.md' };

// `composes` of a CSS module becomes a rule that stands in no file; Vite makes it, and then warns of whoever did.
const composesWithoutWarning: Plugin = {
  name: 'composes-without-warning',
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
    };
  },
};

// What streamdown brings along for HTML in markdown and for Tailwind, neither of which there is in this window.
const unused: Readonly<Record<string, string>> = {
  'rehype-raw': 'export default () => () => {};',
  'tailwind-merge': "export const twMerge = (...classes) => classes.join(' ');",
};
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(unused, id) ? `\0unused:${id}` : null),
  load: (id) => (id.startsWith('\0unused:') ? unused[id.slice('\0unused:'.length)] : null),
};

// KaTeX's style sheet names each font three times; the first of them is what every browser of ours takes.
const withoutOldFonts: Plugin = {
  name: 'without-old-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('katex.min.css') ? code.replace(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '') : null,
};

// Node reads the English texts from JSON in half the time that it takes to put their objects together.
const catalogue = from('src/shared/texts/english.ts');
const textsAsJson: Plugin = {
  name: 'texts-as-json',
  async load(id) {
    if (id !== catalogue) return null;
    const { module } = await runnerImport<{ readonly english: object }>(id, {
      configFile: false,
      root,
      resolve,
    });
    return `export const english = JSON.parse(${JSON.stringify(JSON.stringify(module.english))});`;
  },
};

// What pdf.js fetches for some documents: tables of characters, the standard fonts, decoders of pictures. In folders named
// by its version, as a browser keeps them for good.
const pdfjsFolder = from('node_modules/pdfjs-dist');
const { version: pdfjsVersion } = JSON.parse(readFileSync(path.join(pdfjsFolder, 'package.json'), 'utf8'));
const pdfjsBase = `assets/pdfjs/${pdfjsVersion}/`;
const pdfjsAssets: Plugin = {
  name: 'pdfjs-assets',
  configureServer({ middlewares }) {
    middlewares.use(`/${pdfjsBase}`, ({ url }, response, next) => {
      const name = pdfjsFiles().find((file) => `/${file}` === url);
      if (!name) return next();
      if (name.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(path.join(pdfjsFolder, name)));
    });
  },
  generateBundle() {
    for (const name of pdfjsFiles()) {
      const source = readFileSync(path.join(pdfjsFolder, name));
      this.emitFile({ type: 'asset', fileName: pdfjsBase + name, source });
    }
  },
};

/** The page may run no WebAssembly. */
function pdfjsFiles(): string[] {
  return ['cmaps', 'standard_fonts', 'wasm'].flatMap((folder) =>
    readdirSync(path.join(pdfjsFolder, folder))
      .filter((name) => !/\.wasm$|^quickjs/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

// Few files, each with all that its parts import: a browser fetches six at a time, and a part in twenty is there later than
// one that comes with others. First what both pages begin with, then what one does, without the pages themselves, which
// would start wherever a part is asked for; then the frame that stands before anything is opened, what a conversation is
// shown by, and the small parts that are fetched ahead (`app/preload-parts.ts`). What is large comes when it is wanted.
const pageSource = /\/src\/renderer\/(?:quick-ask\/)?(?:main\.tsx|index\.html|quick-ask\.html)/;
const chunks = [
  { name: 'start', tags: ['$initial' as const], minShareCount: 2, priority: 4 },
  {
    name: 'window',
    tags: ['$initial' as const],
    entriesAware: true,
    priority: 3,
    test: (id: string) => !pageSource.test(id),
  },
  { name: 'frame', test: /\/(?:StatusBar|EditorArea)\.tsx$/, priority: 3 },
  { name: 'messages', test: /\/MessageList\.tsx$/, priority: 2 },
  {
    name: 'parts',
    test: /\/(?:AutoDialog|ChatList|CommandPalette|DialogFrame|ChangesTab|FileTab|ProposalTab|ReplaceTab|FindBar|FolderDialog|HistoryPage|LinkQuestion|ModelDialog|NameField|QuickOpenDialog|SearchPanel|SlashMenu|TreeQuestions|UndoDialog)\.tsx$/,
    priority: 1,
  },
];

// A start reads few files, as Node takes its time for each: what the workers share with the application, what every command
// of the executable needs, and the application. A file never needs a later one of these.
const entries = {
  /** Loaded before Node is told to keep what it compiles. */
  first: ['main/cli.ts'],
  workers: [
    ...['main/pty-host/pty-host.ts', 'main/web/page-worker.ts', 'main/sandbox/sandbox-worker.ts'],
    'main/snapshots/look-worker.ts',
  ],
  commandLine: ['main/command-line.ts'],
  app: [
    ...['main/app/start-app.ts', 'main/app/parts/plain-host.ts'],
    ...['main/storage/crash-log.ts', 'main/terminal/inside-host.ts'],
  ],
};

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

let reached: { readonly [part in keyof typeof entries]: ReadonlySet<string> } | null = null;

/** Null for what is loaded when it is needed, and for what one entry alone loads. */
function chunkOfStart(id: string, modules: Modules): string | null {
  reached ??= {
    first: reachedFrom(entries.first, modules),
    workers: reachedFrom(entries.workers, modules),
    commandLine: reachedFrom(entries.commandLine, modules),
    app: reachedFrom(entries.app, modules),
  };
  const { first, workers, commandLine, app } = reached;
  if (first.has(id)) return null;
  if (workers.has(id)) return commandLine.has(id) || app.has(id) ? 'base' : null;
  return commandLine.has(id) ? 'texts' : app.has(id) ? 'app' : null;
}

/** The files and all that is loaded with them. */
function reachedFrom(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files.map((file) => from(`src/${file}`)));
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

// `npm start` asks for them: the build may take minutes, and is else silent.
function tellStep(step: number, name: string): Plugin {
  return {
    name: 'tell-step',
    apply: 'build',
    buildStart() {
      if (process.env.PILOTFISH_TELL_STEPS) process.stderr.write(`  Step ${step} of 4: ${name}\n`);
    },
  };
}

export default defineConfig({
  main: {
    root,
    resolve,
    plugins: [tellStep(1, 'the application'), textsAsJson],
    // What carries a binary or tables of its own, or is loaded by path, is in `dependencies` and stays outside; the rest is
    // bundled, so that a start reads one file and a package carries nothing twice.
    build: {
      target: 'node22',
      outDir: from('out/main'),
      license,
      rolldownOptions: {
        input: {
          index: 'src/main/index.ts',
          cli: 'src/main/cli.ts',
          'pty-host': 'src/main/pty-host/pty-host.ts',
          'page-worker': 'src/main/web/page-worker.ts',
          'look-worker': 'src/main/snapshots/look-worker.ts',
          'sandbox-worker': 'src/main/sandbox/sandbox-worker.ts',
        },
        // Electron's own, beside `electron`.
        external: ['node:original-fs'],
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOfStart, debugName: 'start' }],
          },
        },
      },
    },
  },
  preload: {
    root,
    resolve,
    plugins: [tellStep(2, 'the bridge to its windows')],
    build: {
      outDir: from('out/preload'),
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: from('src/renderer'),
    resolve,
    plugins: [
      tellStep(3, 'the windows (the longest)'),
      react(),
      composesWithoutWarning,
      withoutUnused,
      withoutOldFonts,
      pdfjsAssets,
    ],
    build: {
      outDir: from('out/renderer'),
      minify: true,
      license,
      // In kB. The editor is larger than all else together and loaded when it is first shown: no larger one is meant.
      chunkSizeWarningLimit: 3400,
      rolldownOptions: {
        input: { index: from('src/renderer/index.html'), 'quick-ask': from('src/renderer/quick-ask.html') },
        // A chunk of several entries is named with a `~`, which the served host gives to nobody.
        output: {
          codeSplitting: { groups: chunks },
          sanitizeFileName: (name) => name.replace(/[^\w.-]/g, '-'),
        },
      },
    },
  },
});
