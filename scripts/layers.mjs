// The walls, as a table: the allowed imports, and the places where each library may be used. `walls.mjs` enforces
// them.

/** The rooms that each room may import besides itself. */
export const rooms = {
  'src/shared': [],
  'src/preload': [],
  'src/main': ['src/shared'],
  'src/renderer': ['src/shared'],
};

/**
 * Lowest first: a folder imports folders of the lines before its own, never of its own line or later ones. An unnamed
 * folder belongs to its nearest named ancestor.
 */
export const layers = {
  'src/main': [
    ['base'],
    ['base/processes'],
    ['base/files'],
    ['storage', 'pty-host'],
    ['storage/chats', 'git', 'snapshots'],
    ['history'],
    ['project'],
    ['project/search', 'project/watch', 'trust', 'changes'],
    ['project/file-index'],
    ['slash-commands'],
    ['command-safety', 'memory', 'skills'],
    ['terminal', 'sandbox'],
    ['commands', 'web'],
    ['tools'],
    ['command-tools', 'mcp'],
    ['language-servers'],
    ['queue/calls', 'queue/policy'],
    ['queue/subjects', 'queue/check'],
    ['queue'],
    ['hooks'],
    ['agent'],
    ['demo-model'],
    ['app'],
    ['server', 'desktop'],
    ['cli'],
    ['headless', 'electron'],
    ['.'],
  ],
  'src/renderer': [
    ['ui'],
    ['state'],
    ['parts'],
    ['approvals'],
    [
      'changes',
      'chat',
      'editor',
      'inbox',
      'history',
      'problems',
      'project',
      'quick-open',
      'search',
      'settings',
      'terminal',
      'todos',
      'trust',
    ],
    ['shell'],
    ['quick-ask'],
    ['app'],
    ['.'],
  ],
};

/** Of their own room, these folders may import only the folders named here, whatever their layer. */
export const secluded = {
  'src/main/pty-host': ['src/main/base'],
  'src/main/command-safety/syntax': ['src/shared/texts'],
  'src/renderer/ui': ['src/shared/texts', 'src/shared/keys'],
};

/** Files that list others. A listed file never imports another listed file, so no tool knows another tool. */
export const listing = ['src/main/tools/create-tools.ts'];

/** The folders and files that may use a library. An unnamed library may be used nowhere. */
export const doors = {
  'node:': ['src/main'],
  '@anthropic-ai/sandbox-runtime': ['bubblewrap-texts', 'seatbelt-texts', 'shared-proxy'].map(
    (name) => `src/main/sandbox/${name}.ts`,
  ),
  electron: ['src/main/electron', 'src/preload'],
  zod: [
    'src/shared/*-schema.ts',
    'src/shared/contract',
    'src/shared/wire/rpc.ts',
    'src/shared/wire/serve.ts',
    'src/main',
  ],
  '@lydell/node-pty': ['src/main/pty-host/pty.ts'],
  '@leeoniya/ufuzzy': ['src/main/project/file-index/find-paths.ts'],
  '@modelcontextprotocol/sdk': ['src/main/mcp'],
  '@vscode/ripgrep': ['src/main/project/search/ripgrep.ts'],
  ajv: ['src/main/tools/kit/json-schema-input.ts'],
  chardet: ['src/main/project/text/encoding.ts'],
  'compare-versions': ['src/main/app/updates/newest-version.ts'],
  chokidar: ['src/main/project/watch/watcher.ts'],
  'eventsource-parser': ['src/main/agent/model/events.ts'],
  i18next: ['src/shared/texts/i18next-wording.ts'],
  'iconv-lite': ['src/main/project/text/encoding.ts'],
  ignore: ['src/main/project/ignore.ts'],
  'jsonc-parser': [
    'src/main/storage/json-file.ts',
    'src/main/storage/data-files/check-data-file.ts',
    'src/main/mcp/config/project-file.ts',
  ],
  picomatch: ['src/main/base/glob-pattern.ts'],
  unpdf: ['src/main/tools/kit/pdf-text.ts'],
  '@joplin/turndown-plugin-gfm': ['src/main/web/page-worker.ts'],
  '@mozilla/readability': ['src/main/web/page-worker.ts'],
  linkedom: ['src/main/web/page-worker.ts'],
  turndown: ['src/main/web/page-worker.ts'],
  'vscode-jsonrpc': ['src/main/language-servers/connection'],
  'vscode-languageserver-protocol': ['src/main/language-servers/connection/connect.ts'],
  'web-tree-sitter': ['src/main/command-safety/syntax'],
  yaml: ['src/main/base/front-matter.ts'],
  ws: ['src/main/server/socket-channel.ts'],
  fuzzysort: ['src/renderer/shell/palette/matching-titles.ts', 'src/renderer/quick-open/use-symbol-rows.ts'],
  diff: ['src/main/project/text', 'src/renderer/approvals/diff'],
  react: ['src/renderer'],
  'react-dom': ['src/renderer'],
  zustand: ['src/renderer'],
  '@base-ui/react': ['src/renderer'],
  '@fontsource-variable': ['src/renderer/main.tsx', 'src/renderer/quick-ask/main.tsx'],
  '@xterm': ['src/renderer/terminal/view'],
  'lucide-react': ['src/renderer'],
  katex: ['src/renderer/chat/markdown/math/draw-formula.ts'],
  lowlight: ['src/renderer/ui/highlight.ts'],
  mermaid: ['src/renderer/chat/markdown/diagram/draw-diagram.ts'],
  'monaco-editor': ['src/renderer/editor'],
  'pdfjs-dist': ['src/renderer/editor/pdf/pdf-document.ts'],
  'react-resizable-panels': [
    'src/renderer/shell',
    'src/renderer/editor/EditorColumns.tsx',
    'src/renderer/terminal',
  ],
  streamdown: ['src/renderer/chat/markdown/Markdown.tsx'],
  '@streamdown/cjk': ['src/renderer/chat/markdown/Markdown.tsx'],
  virtua: ['src/renderer/ui/virtual-list/VirtualList.tsx'],
};

/**
 * By the entry file of a page: libraries and sources that the page loads only when it needs them, after its first
 * paint.
 */
export const late = {
  'src/renderer/main.tsx': [
    'zod',
    'diff',
    'fuzzysort',
    'katex',
    'lowlight',
    'mermaid',
    'monaco-editor',
    'pdfjs-dist',
    'streamdown',
    '@streamdown/cjk',
    '@xterm',
    'i18next',
    'src/shared/texts/english.ts',
    'src/renderer/parts/panel-texts.ts',
    'src/renderer/parts/settings-texts.ts',
  ],
  'src/renderer/quick-ask/main.tsx': [
    'zod',
    'diff',
    'fuzzysort',
    'katex',
    'lowlight',
    'mermaid',
    'monaco-editor',
    'pdfjs-dist',
    'streamdown',
    '@streamdown/cjk',
    '@xterm',
  ],
};

/**
 * Sources in one folder, without tests and styles: above the first number the check warns, above the second it fails.
 */
export const manySources = 25;
export const mostSources = 40;

/** Code that no source may contain, and the reason. */
export const forbidden = [
  {
    code: /new URL\((?:[^()]*, *)?import\.meta\.url\)\.pathname/,
    why: 'use fileURLToPath(url): `.pathname` is no path in a folder with a blank, nor on Windows.',
  },
  {
    code: /visible(?:Text|Prose)\((?:say|words)\(/,
    why: 'give visibleText the text itself, or mark a parameter: words(key, { name: visibleText(name) }). Worded first, our own blanks would be marked as well.',
  },
];
