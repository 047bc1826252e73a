// Language servers that Pilotfish finds by itself, and the files that they serve. It installs none of them.
// Biome is missing: its server needs sockets, which the sandbox closes.

export type KnownServer = {
  /** In the order of preference: the first one that exists is used. */
  readonly programs: readonly KnownProgram[];
  readonly languages: Readonly<Record<string, string>>;
  /** It is used only if the project's folder has one of these files. */
  readonly onlyWith?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly initializationOptions?: unknown;
};

export type KnownProgram = {
  readonly program: string;
  readonly args: readonly string[];
  /** The package must have this major version at least, and it must be one of the project. */
  readonly since?: { readonly package: string; readonly major: number };
};

const script = {
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
  '.tsx': 'typescriptreact',
  '.js': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.jsx': 'javascriptreact',
};
const python = { '.py': 'python', '.pyi': 'python' };
const styles = { '.css': 'css', '.scss': 'scss', '.less': 'less' };
const json = { '.json': 'json', '.jsonc': 'jsonc' };
const html = { '.html': 'html', '.htm': 'html' };
const stdio = ['--stdio'];

export const knownServers: Readonly<Record<string, KnownServer>> = {
  typescript: {
    programs: [
      { program: 'tsc', args: ['--lsp', '--stdio'], since: { package: 'typescript', major: 7 } },
      { program: 'typescript-language-server', args: stdio },
    ],
    languages: script,
  },
  pyright: {
    programs: [
      { program: 'basedpyright-langserver', args: stdio },
      { program: 'pyright-langserver', args: stdio },
    ],
    languages: python,
  },
  ruff: { programs: [{ program: 'ruff', args: ['server'] }], languages: python },
  gopls: { programs: [{ program: 'gopls', args: [] }], languages: { '.go': 'go' } },
  'rust-analyzer': { programs: [{ program: 'rust-analyzer', args: [] }], languages: { '.rs': 'rust' } },
  clangd: {
    programs: [{ program: 'clangd', args: [] }],
    languages: {
      '.c': 'c',
      '.h': 'c',
      '.cc': 'cpp',
      '.cpp': 'cpp',
      '.cxx': 'cpp',
      '.hpp': 'cpp',
      '.hh': 'cpp',
      '.m': 'objective-c',
      '.mm': 'objective-cpp',
    },
  },
  eslint: {
    programs: [{ program: 'vscode-eslint-language-server', args: stdio }],
    languages: script,
    onlyWith: [
      ...['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((end) => `eslint.config.${end}`),
      ...['', '.json', '.js', '.cjs', '.yml', '.yaml'].map((end) => `.eslintrc${end}`),
    ],
    settings: {
      '': {
        validate: 'on',
        run: 'onType',
        nodePath: null,
        rulesCustomizations: [],
        problems: {},
        experimental: {},
        workingDirectory: { mode: 'location' },
      },
    },
  },
  tailwindcss: {
    programs: [{ program: 'tailwindcss-language-server', args: stdio }],
    languages: { ...styles, ...html, '.tsx': 'typescriptreact', '.jsx': 'javascriptreact', '.vue': 'vue' },
  },
  json: { programs: [{ program: 'vscode-json-language-server', args: stdio }], languages: json },
  css: { programs: [{ program: 'vscode-css-language-server', args: stdio }], languages: styles },
  html: { programs: [{ program: 'vscode-html-language-server', args: stdio }], languages: html },
};
