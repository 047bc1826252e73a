import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Node, Parser } from 'web-tree-sitter';

// Bash grammar (tree-sitter), loaded once, for the first command to parse. The only import of web-tree-sitter.

/** The offsets at which the grammar finds commands: their programs, or assignments alone. Null for invalid text. */
export async function commandStarts(text: string): Promise<ReadonlySet<number> | null> {
  loading ??= loadParser();
  const tree = (await loading).parse(text);
  if (!tree) return null;
  try {
    const starts = new Set<number>();
    return collect(tree.rootNode, starts) ? starts : null;
  } finally {
    tree.delete();
  }
}

/** False if something is invalid. */
function collect(root: Node, starts: Set<number>): boolean {
  const left = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.isMissing || node.type === 'ERROR') return false;
    if (beginning.has(node.type) && !isOfCommand(node)) starts.add(node.startIndex);
    left.push(...node.children);
  }
  return true;
}

const beginning: ReadonlySet<string> = new Set([
  ...['command_name', 'declaration_command', 'unset_command', 'test_command'],
  ...['variable_assignment', 'variable_assignments'],
]);

function isOfCommand({ type, parent }: Node): boolean {
  const isAssigned = type === 'variable_assignment';
  return isAssigned && /^(?:command|declaration_command|variable_assignments)$/.test(parent?.type ?? '');
}

let loading: Promise<Parser> | null = null;

/**
 * The filter matches no function, so V8 optimises none. Optimising the grammar's lexer, one huge function, would need
 * half a gigabyte of memory, to speed up a millisecond of work.
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

/** The path outside of the packaged application's archive, for files that are not read through it. */
function unpacked(path: string): string {
  return path.replace(/([/\\])app\.asar([/\\])/, '$1app.asar.unpacked$2');
}
