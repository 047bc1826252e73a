import type { languages } from 'monaco-editor/editor';

// Colours for JSON. Monaco's own JSON support needs a language server in a worker, too much for plain colours.

export function registerJson(registry: typeof languages): void {
  registry.register({
    id: 'json',
    aliases: ['JSON'],
    extensions: ['.json', '.jsonc', '.json5', '.jsonl', '.geojson', '.webmanifest', '.code-workspace'],
    filenames: ['.babelrc', '.eslintrc', '.prettierrc', '.swcrc', 'composer.lock', 'Pipfile.lock'],
  });
  registry.setLanguageConfiguration('json', configuration);
  registry.setMonarchTokensProvider('json', grammar);
}

const configuration: languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '"', close: '"', notIn: ['string'] },
  ],
};

const grammar: languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'type'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/"(?:[^"\\]|\\.)*$/, 'string.invalid'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/\/\/.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
    comment: [
      [/[^*/]+/, 'comment'],
      [/\*\//, 'comment', '@pop'],
      [/[*/]/, 'comment'],
    ],
  },
};
