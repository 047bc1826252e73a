import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Parser, Tree } from 'web-tree-sitter';

// Bash grammar (tree-sitter), loaded once and only when a command is to be understood. The only import of
// web-tree-sitter.

/** The caller deletes the tree. */
export async function parseBash(text: string): Promise<Tree | null> {
  loading ??= loadParser();
  return (await loading).parse(text);
}

let loading: Promise<Parser> | null = null;

/**
 * Names no function, so V8 optimises none: the grammar's lexer, one huge function, would take it half a gigabyte of
 * memory, to speed up what takes a millisecond.
 */
const neverOptimised = '--wasm-tier-up-filter=1000000000';

async function loadParser(): Promise<Parser> {
  setFlagsFromString(neverOptimised);
  const { Language, Parser } = await import('web-tree-sitter');
  const { resolve } = createRequire(import.meta.url);
  await Parser.init({ locateFile: () => unpacked(resolve('web-tree-sitter/web-tree-sitter.wasm')) });
  const language = await Language.load(unpacked(resolve('tree-sitter-bash/tree-sitter-bash.wasm')));
  return new Parser().setLanguage(language);
}

/** Where the packaged application keeps files that are not read through its archive. */
function unpacked(path: string): string {
  return path.replace(/([/\\])app\.asar([/\\])/, '$1app.asar.unpacked$2');
}
