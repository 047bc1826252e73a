import { counted } from '@shared/base/counted';
import { commentIn, isReadme, type Listing, nameOf, pathIn } from './listing';
import { isParagraph } from './markdown';

// The changes that the demo model proposes: small, harmless, and based on files that it has read.

export type Proposal = {
  readonly tool: 'edit' | 'write_file';
  readonly input: Readonly<Record<string, string>>;
  /** Describes the change, after "I propose". */
  readonly what: string;
};

export type ReadFile = { readonly path: string; readonly text: string };

/** A change to a file, and a smaller one in case the user rejects the first. Empty if there is nothing to add. */
export function proposalsFor(file: ReadFile, root: Listing): Proposal[] {
  const name = nameOf(file.path);
  if (isReadme(name) || /\.(md|markdown|txt|rst|adoc)$/i.test(name)) return documentProposals(file, root);
  const comment = commentIn(name);
  return comment ? commentProposals(file, comment) : [];
}

/** Whether `proposal` adds fewer lines than `other`, or as many and shorter ones. */
export function isLess(proposal: Proposal, other: Proposal): boolean {
  const [added, otherAdded] = [addedBy(proposal), addedBy(other)];
  const lines = added.split('\n').length - otherAdded.split('\n').length;
  return lines < 0 || (lines === 0 && added.length < otherAdded.length);
}

function addedBy({ input }: Proposal): string {
  const text = input.new_string ?? input.content ?? '';
  return text.replace(input.old_string ?? '', '');
}

/** A new file, for a folder without a file to edit. */
export function notesProposal(root: Listing): Proposal | null {
  if (root.files.includes('NOTES.md')) return null;
  const more = root.files.length - namedFiles;
  const inside = [
    ...root.folders.map((name) => `- \`${name}/\``),
    ...root.files.slice(0, namedFiles).map((name) => `- \`${name}\``),
    ...(more > 0 ? [`- and ${counted(more, 'more file')}`] : []),
  ];
  const content = `# ${nameOf(root.path)}\n\n${inside.length > 0 ? `What is here:\n\n${inside.join('\n')}\n` : 'Nothing is here yet. Say what it will be.\n'}`;
  return {
    tool: 'write_file',
    input: { file_path: pathIn(root, 'NOTES.md'), content },
    what: 'a new file `NOTES.md` that says what is here',
  };
}

const namedFiles = 20;

function documentProposals(file: ReadFile, root: Listing): Proposal[] {
  const name = nameOf(file.path);
  const anchor = introductionOf(file.text);
  if (anchor === null) return [];
  const add = (text: string, what: string) => insertion(file, { anchor, added: `\n\n${text}` }, what);
  const { noun, entries } = mainEntries(root);
  const section = `## Layout\n\n${entries.map((entry) => `- \`${entry}\``).join('\n')}`;
  const sentence = `Main ${noun}: ${entries.map((entry) => `\`${entry}\``).join(', ')}.`;
  const isMarkdown = !/\.(txt|rst|adoc)$/i.test(name);
  const ideas = [
    ...(isMarkdown ? [add(section, `a few lines in \`${name}\` that name the project's ${noun}`)] : []),
    add(sentence, `one sentence in \`${name}\` about the project's ${noun}`),
  ];
  const isKnown = entries.length === 0 || /^#+\s*(layout|structure)|^main (folders|files):/im.test(file.text);
  const license = /licen[cs]e/i.test(file.text) ? undefined : root.files.find(isLicense);
  return [
    ...(isKnown ? [] : ideas),
    ...(license
      ? [add(`The license is in \`${license}\`.`, `one line in \`${name}\` about the license`)]
      : []),
  ];
}

function isLicense(name: string): boolean {
  return /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name);
}

function mainEntries(root: Listing): { readonly noun: string; readonly entries: readonly string[] } {
  const folders = root.folders
    .filter((name) => !name.startsWith('.') && !isMade(name))
    .map((name) => `${name}/`);
  const files = root.files.filter((name) => !name.startsWith('.') && !isReadme(name));
  return folders.length > 0
    ? { noun: 'folders', entries: folders.slice(0, 8) }
    : { noun: 'files', entries: files.slice(0, 5) };
}

/** Whether the folder is built or downloaded, so that a layout would not list it. */
function isMade(name: string): boolean {
  return /^(node_modules|vendor|dist|build|out|target|coverage)$/i.test(name);
}

/** The headings, badges and first paragraph of a text. A sentence about the whole fits after them. */
function introductionOf(text: string): string | null {
  const blocks = blocksOf(text);
  const [first, ...rest] = blocks;
  if (!first || startsCode(first)) return null;
  const after = rest.findIndex((block) => /^#/.test(block.text) || startsCode(block));
  const opening = [first, ...rest.slice(0, Math.min(after === -1 ? rest.length : after, 4))];
  const last = opening.find((block) => isParagraph(block.text)) ?? opening.at(-1) ?? first;
  return uniqueEnd(text, last.end);
}

type Block = { readonly text: string /** Where it ends in the whole. */; readonly end: number };

/** The texts between empty lines. */
function blocksOf(text: string): Block[] {
  return [...text.matchAll(/\S(?:(?!\n{2})[\s\S])*/g)].map(({ 0: block, index }) => {
    const trimmed = block.trimEnd();
    return { text: trimmed, end: index + trimmed.length };
  });
}

function startsCode({ text }: Block): boolean {
  return /^(`{3}|~{3})/.test(text);
}

function commentProposals(file: ReadFile, comment: (text: string) => string): Proposal[] {
  const name = nameOf(file.path);
  const names = declaredNames(file.text);
  const long = comment(
    names.length > 0 ? `What is in here: ${names.join(', ')}.` : `The part of the project called ${name}.`,
  );
  const short = comment(name);
  const anchor = firstCode(file.text);
  if (anchor === null || file.text.includes(long) || file.text.includes(short)) return [];
  const add = (text: string, what: string): Proposal => ({
    tool: 'edit',
    input: { file_path: file.path, old_string: anchor, new_string: `${text}\n${anchor}` },
    what,
  });
  return [
    add(long, `a comment at the top of \`${name}\` that says what is in it`),
    ...(long === short ? [] : [add(short, `a comment in \`${name}\` with nothing but its name`)]),
  ];
}

const declaration =
  /^\s*(?:export\s+)?(?:default\s+)?(?:pub\s+|public\s+|async\s+|abstract\s+|static\s+)*(?:function\*?|class|interface|const|def|fn|func|struct|enum|module)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gmu;

/** The first five names that the file declares at its outermost level. */
function declaredNames(text: string): string[] {
  const outermost = text
    .split('\n')
    .filter((line) => /^\S/.test(line))
    .join('\n');
  return [...new Set([...outermost.matchAll(declaration)].map((match) => match[1] ?? ''))].slice(0, 5);
}

/**
 * The first line after those that must stay first (`#!`, `<?php`, an encoding), with as many more lines as make it
 * unique.
 */
function firstCode(text: string): string | null {
  const lines = text.split('\n');
  const first = lines.findIndex(
    (line) => line.trim() !== '' && !/^#!|^<\?|^# -\*-|^'use strict'|^"use strict"/.test(line),
  );
  if (first === -1) return null;
  for (let end = first + 1; end <= lines.length; end += 1) {
    const candidate = lines.slice(first, end).join('\n');
    if (isUnique(text, candidate)) return candidate;
  }
  return null;
}

/** The shortest run of whole lines that ends at `end` and occurs only once. */
function uniqueEnd(text: string, end: number): string | null {
  for (let start = text.lastIndexOf('\n', end - 1); ; start = text.lastIndexOf('\n', start - 1)) {
    const candidate = text.slice(start + 1, end);
    if (candidate.trim() !== '' && isUnique(text, candidate)) return candidate;
    if (start <= 0) return null;
  }
}

/** Long lines do not identify a place, because the tool cuts lines over 2,000 characters. */
function isUnique(text: string, part: string): boolean {
  return part.length < 1500 && text.indexOf(part) === text.lastIndexOf(part);
}

type Insertion = { readonly anchor: string; readonly added: string };

function insertion(file: ReadFile, { anchor, added }: Insertion, what: string): Proposal {
  return {
    tool: 'edit',
    input: { file_path: file.path, old_string: anchor, new_string: `${anchor}${added}` },
    what,
  };
}
