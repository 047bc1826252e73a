import { type PlainKey, sayInEnglish, type Text, textOf } from '@shared/texts/text';
import type { Node } from 'web-tree-sitter';
import { parseBash } from './bash-grammar';
import { decodeWord } from './shell-words';

// Tokeniser: a command line as words and operators, or the reason why it is not understood. What the grammar found is
// held against the text itself: every character must be part of a known token or a blank between two, so that bash
// cannot read it otherwise.

export type Word = { readonly kind: 'word'; readonly text: string; readonly isPattern: boolean } & Span;
export type Operator = { readonly kind: 'operator'; readonly text: (typeof operators)[number] } & Span;
/** `target` null: it goes to /dev/null or to another descriptor. */
export type Redirect = { readonly kind: 'redirect'; readonly target: string | null } & Span;
export type Token = Word | Operator | Redirect;

type Span = { readonly start: number; readonly end: number };

const operators = ['&&', '||', ';', '\n', '|', '(', ')', '!'] as const;

/** A reason why the command is not understood, as the person reads it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';

  readonly why: Text;

  constructor(why: Text) {
    super(sayInEnglish(why));
    this.why = why;
  }
}

/** Throws NotUnderstood. */
export async function readTokens(text: string): Promise<Token[]> {
  if (text.length > longest)
    throw new NotUnderstood(textOf('not-understood.too-long', { characters: longest }));
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(text))
    throw new NotUnderstood(textOf('not-understood.control-characters'));
  const tree = await parseBash(text);
  if (!tree) throw new NotUnderstood(textOf('not-understood.invalid'));
  try {
    const leaves: Leaf[] = [];
    collect(tree.rootNode, text, leaves);
    return tokensBetweenBlanks(text, leaves);
  } finally {
    tree.delete();
  }
}

const longest = 20_000;

type Leaf = Token | ({ readonly kind: 'comment' } & Span);

/** Nodes that only group what is in them; how it belongs together is read from the tokens. */
const groups: ReadonlySet<string> = new Set([
  ...['program', 'list', 'pipeline', 'subshell', 'negated_command', 'redirected_statement'],
  ...['command', 'command_name'],
]);

const wordTypes: ReadonlySet<string> = new Set([
  ...['word', 'number', 'string', 'raw_string', 'ansi_c_string', 'concatenation'],
]);

function collect(node: Node, text: string, leaves: Leaf[]): void {
  if (node.isMissing || node.type === 'ERROR') throw new NotUnderstood(textOf('not-understood.invalid'));
  const span = { start: node.startIndex, end: node.endIndex };
  const source = text.slice(span.start, span.end);
  if (!node.isNamed) leaves.push({ kind: 'operator', text: operatorOf(source), ...span });
  else if (groups.has(node.type)) for (const child of node.children) collect(child, text, leaves);
  else if (node.type === 'test_command' && source.startsWith('[ ')) collectTest(node, text, leaves);
  else if (wordTypes.has(node.type)) leaves.push({ ...wordOf(source), ...span });
  else if (node.type === 'comment' && !source.includes('\n')) leaves.push({ kind: 'comment', ...span });
  else if (node.type === 'file_redirect')
    leaves.push({ kind: 'redirect', target: targetOf(source), ...span });
  else throw new NotUnderstood(textOf(constructs[node.type] ?? 'not-understood.not-simple'));
}

/** `[ -f a ]`: to bash the words of a command like any other, as long as the grammar finds no more than words in it. */
function collectTest(node: Node, text: string, leaves: Leaf[]): void {
  for (const child of node.children) {
    const span = { start: child.startIndex, end: child.endIndex };
    const source = text.slice(span.start, span.end);
    if (child.type === 'unary_expression') collectTest(child, text, leaves);
    else if (source === '[') leaves.push({ kind: 'word', text: source, isPattern: false, ...span });
    else if (isTestWord(child)) leaves.push({ ...wordOf(source), ...span });
    else throw new NotUnderstood(textOf('not-understood.test'));
  }
}

function isTestWord({ type }: Node): boolean {
  return wordTypes.has(type) || ['!', ']', 'test_operator'].includes(type);
}

const constructs: Readonly<Record<string, PlainKey>> = {
  variable_assignment: 'not-understood.assignment',
  variable_assignments: 'not-understood.assignments',
  declaration_command: 'not-understood.declaration',
  unset_command: 'not-understood.declaration',
  test_command: 'not-understood.test',
  simple_expansion: 'not-understood.variable',
  expansion: 'not-understood.variable',
  command_substitution: 'not-understood.command-substitution',
  process_substitution: 'not-understood.process-substitution',
  arithmetic_expansion: 'not-understood.arithmetic',
  heredoc_redirect: 'not-understood.here-document',
  herestring_redirect: 'not-understood.here-string',
  function_definition: 'not-understood.function',
  compound_statement: 'not-understood.group',
  translated_string: 'not-understood.translated-string',
};

function operatorOf(source: string): Operator['text'] {
  const known = operators.find((operator) => operator === source);
  if (known) return known;
  throw new NotUnderstood(
    source === '&' ? textOf('not-understood.background') : textOf('not-understood.sign', { sign: source }),
  );
}

function wordOf(source: string): { kind: 'word'; text: string; isPattern: boolean } {
  const word = decodeWord(source);
  if (word) return { kind: 'word', ...word };
  throw new NotUnderstood(textOf('not-understood.word', { word: source.slice(0, 80) }));
}

/** The file it is written to, or null for what is no file. */
function targetOf(source: string): string | null {
  const [, operator = '', rest = ''] = /^\d?(&>>|&>|>>|>\||>&|>|<&)[ \t]*(.*)$/s.exec(source) ?? [];
  if (/^[><]&$/.test(operator) && /^\d$/.test(rest)) return null;
  const word = decodeWord(rest);
  if (/&$|^$/.test(operator) || word === null || word.isPattern || word.text.startsWith('~'))
    throw new NotUnderstood(textOf('not-understood.redirection', { redirection: source.slice(0, 80) }));
  return word.text === '/dev/null' ? null : word.text;
}

/** Throws unless there is nothing but blanks between tokens, and blanks wherever two would otherwise be one. */
function tokensBetweenBlanks(text: string, leaves: readonly Leaf[]): Token[] {
  const tokens: Token[] = [];
  let before: Leaf | null = null;
  for (const leaf of [...leaves, null]) {
    const start = before?.end ?? 0;
    const end = leaf?.start ?? text.length;
    // The grammar takes a line end for a blank like any other; for bash it ends a command.
    if (hasLineEnd(text.slice(start, end), before, leaf))
      tokens.push({ kind: 'operator', text: '\n', start, end });
    if (leaf !== null && leaf.kind !== 'comment') tokens.push(leaf);
    before = leaf;
  }
  return tokens;
}

function hasLineEnd(gap: string, before: Leaf | null, after: Leaf | null): boolean {
  const blanks = before?.kind === 'comment' ? gap : gap.replaceAll('\\\n', '');
  const known = needsBlank(before, after) ? /^[ \t\n]+$/ : /^[ \t\n]*$/;
  if (!known.test(blanks)) throw new NotUnderstood(textOf('not-understood.blanks'));
  return blanks.includes('\n');
}

function isPartOfCommand({ kind }: Leaf): boolean {
  return kind === 'word' || kind === 'redirect';
}

function needsBlank(before: Leaf | null, after: Leaf | null): boolean {
  if (before === null || after === null) return false;
  if (after.kind === 'comment') return before.kind !== 'operator';
  if (isPartOfCommand(before) && isPartOfCommand(after)) return true;
  const isOpening = (leaf: Leaf) => leaf.kind === 'operator' && leaf.text === '(';
  const isNegation = before.kind === 'operator' && before.text === '!';
  // `((` begins arithmetic, `!word` is a word, `name(` a function.
  return isNegation || (isOpening(after) && (isOpening(before) || isPartOfCommand(before)));
}
