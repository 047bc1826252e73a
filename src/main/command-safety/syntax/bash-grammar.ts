import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Node, Parser } from 'web-tree-sitter';

// Bash grammar (tree-sitter), loaded once and only when a command is to be understood. The only import of
// web-tree-sitter.

/** Where it finds commands to begin: their programs, or what stands there alone. Null for what is not valid. */
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

/** False where something is not valid. */
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
