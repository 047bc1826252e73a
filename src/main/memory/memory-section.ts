import { foldFact } from '@shared/memory/memory';
import { type MarkdownLine, markdownLines } from './markdown-lines';

// Section of remembered facts in a memory file, and its entries. Changes only the lines of an entry or of the section.
// Line ends are `\n`. Pure.

const ownName = 'Added Memories';
/** Names that other programs use: an existing section keeps its name. */
const names = [ownName, 'Qwen Added Memories', 'Gemini Added Memories'];

export type MemoryEntry = {
  /** As one line. */
  readonly text: string;
  /** The lines of the file, from 0; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
};

/**
 * Adds an entry at the end of the section, and creates the section if it is missing. Skips a fact that is already an
 * entry.
 */
export function withEntry(text: string, fact: string): string {
  if (entriesOf(text).some((entry) => entry.text === foldFact(fact))) return text;
  const item = `- ${foldFact(fact)}`;
  const lines = text.split('\n');
  const { lines: known, open } = markdownLines(lines);
  const section = sectionOf(known);
  if (section === null) return withSection(lines, open, item);
  const end = Math.min(section.end, open);
  const last = lines.findLastIndex((line, index) => index >= section.header && index < end && line.trim());
  const before = lines.slice(0, last + 1);
  const after = lines.slice(last + 1);
  return [...before, item, ...(after.length === 0 ? [''] : after)].join('\n');
}

/** The entries of the section, in order. */
export function entriesOf(text: string): readonly MemoryEntry[] {
  const lines = text.split('\n');
  const { lines: known } = markdownLines(lines);
  const section = sectionOf(known);
  if (section === null) return [];
  const starts = known.flatMap((line, index) =>
    index > section.header && index < section.end && isItem(line) ? [index] : [],
  );
  return starts.map((start, index) => {
    const end = endOfItem(known, start, starts[index + 1] ?? section.end);
    return { text: foldFact(textOfItem(lines.slice(start, end))), start, end };
  });
}

/** Replaces this entry with another fact, or removes it if `fact` is null. */
export function withChangedEntry(text: string, { start, end }: MemoryEntry, fact: string | null): string {
  const lines = text.split('\n');
  lines.splice(start, end - start, ...(fact === null ? [] : [`- ${foldFact(fact)}`]));
  return lines.join('\n');
}

/** The text below the section's header, trimmed of blank lines; null if the section is missing. */
export function sectionBody(text: string): string | null {
  const lines = text.split('\n');
  const section = sectionOf(markdownLines(lines).lines);
  if (section === null) return null;
  const [first, end] = bodyRange(lines, section);
  return lines.slice(first, end).join('\n');
}

/** Replaces the body of the section. */
export function withSectionBody(text: string, body: string): string {
  const lines = text.split('\n');
  const section = sectionOf(markdownLines(lines).lines);
  if (section === null) return text;
  const [first, end] = bodyRange(lines, section);
  lines.splice(first, end - first, ...body.split('\n'));
  return lines.join('\n');
}

type Section = { readonly header: number; readonly end: number };

/** Prefers Pilotfish's name for the section, else takes the first one. */
function sectionOf(lines: readonly MarkdownLine[]): Section | null {
  const headers = lines.flatMap((line, index) => {
    const name = sectionName(line);
    return name === null ? [] : [{ index, name }];
  });
  const header = (headers.find(({ name }) => name === ownName) ?? headers[0])?.index;
  if (header === undefined) return null;
  const next = lines.findIndex(({ level }, index) => index > header && level !== null && level <= 2);
  return { header, end: next === -1 ? lines.length : next };
}

function sectionName({ text, level }: MarkdownLine): string | null {
  if (level !== 2) return null;
  const title = /^ {0,3}##[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(text)?.[1];
  return names.find((name) => name === title) ?? null;
}

/** `open`: the line of an unclosed fence or comment, or the number of lines. */
function withSection(lines: readonly string[], open: number, item: string): string {
  const section = [`## ${ownName}`, item];
  if (open < lines.length) return [...lines.slice(0, open), ...section, '', ...lines.slice(open)].join('\n');
  const text = lines.join('\n');
  if (text.trim() === '') return `${text}${section.join('\n')}\n`;
  const gap = /\n[ \t]*\n$/.test(text) ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  return `${text}${gap}${section.join('\n')}\n`;
}

function isItem({ text, isLiteral }: MarkdownLine): boolean {
  return !isLiteral && /^ {0,3}[-*+](?:[ \t]|$)/.test(text);
}

/** Includes its indented lines, and the lines that continue its paragraph. */
function endOfItem(lines: readonly MarkdownLine[], start: number, most: number): number {
  let end = start + 1;
  for (let index = end; index < most; index += 1) {
    const { text = '', level } = lines[index] ?? {};
    const isBlank = text.trim() === '';
    const afterBlank = lines[index - 1]?.text.trim() === '';
    if (!isBlank && ((afterBlank && !/^(?: {2,}|\t)/.test(text)) || level !== null)) break;
    if (!isBlank) end = index + 1;
  }
  return end;
}

function textOfItem(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  return [first.replace(/^ {0,3}[-*+][ \t]*/, ''), ...rest.map((line) => line.trim())]
    .filter(Boolean)
    .join(' ');
}

function bodyRange(lines: readonly string[], { header, end }: Section): readonly [number, number] {
  const isText = (line: string, index: number) => index > header && index < end && line.trim() !== '';
  const first = lines.findIndex(isText);
  return first === -1 ? [header + 1, header + 1] : [first, lines.findLastIndex(isText) + 1];
}
