import { isRecord } from '@shared/base/json';
import type { Knowledge } from './knowledge';
import { countsOf, isReadme, nameOf } from './listing';
import { isParagraph, plainText, titleOf, withoutCode } from './markdown';
import { label, signature } from './words';

// The demo model's answer to "what is this project", from the files that it has read.

export function aboutProject(knowledge: Knowledge): string {
  const { root, files } = knowledge;
  if (!root) return `${label}: I could not look into the folder.\n\n${signature}`;
  const paragraphs = [
    ...findings(knowledge),
    ...(files.length === 0 ? [noText(root.folders.length + root.files.length)] : []),
    signature,
  ];
  return `${label}: ${paragraphs.join('\n\n')}`;
}

/** One paragraph about the first listing, and one about each file that was read. */
export function findings({ root, files }: Knowledge): string[] {
  const folder =
    root && `\`${nameOf(root.path)}\` is a folder with ${countsOf(root)}${foldersOf(root.folders)}.`;
  return [
    ...(folder === null ? [] : [folder]),
    ...files.toReversed().flatMap(({ path, text }) => aboutFile(nameOf(path), text)),
  ];
}

function noText(count: number): string {
  return count === 0
    ? 'It is empty: ask me to change something, and I propose a first file.'
    : 'I found no text in it that I could read.';
}

function foldersOf(folders: readonly string[]): string {
  const shown = folders.filter((name) => !name.startsWith('.')).slice(0, 6);
  if (shown.length === 0) return '';
  const names = shown.map((name) => `\`${name}\``).join(', ');
  return shown.length === folders.length ? ` (${names})` : ` (among them ${names})`;
}

/** A paragraph about one file; empty if the file shows nothing about itself. */
export function aboutFile(name: string, text: string): string[] {
  if (name === 'package.json') return aboutPackage(text);
  if (isReadme(name)) return aboutReadme(name, text);
  const lines = text.trimEnd().split('\n').length;
  const opening =
    text
      .split('\n')
      .find((line) => /\p{L}/u.test(line))
      ?.trim()
      .slice(0, 160) ?? '';
  return opening
    ? [
        `\`${name}\` has ${lines} line${lines === 1 ? '' : 's'} and begins with: \`${opening.replaceAll('`', "'")}\``,
      ]
    : [];
}

function aboutReadme(name: string, text: string): string[] {
  const title = titleOf(text);
  const paragraph = withoutCode(text)
    .split(/\n{2,}/)
    .find(isParagraph);
  const said = paragraph ? plainText(paragraph).slice(0, 400) : '';
  if (!title && !said) return [];
  return [`\`${name}\` ${title ? `calls it “${title}”` : 'says'}${said ? `:\n\n> ${said}` : '.'}`];
}

function aboutPackage(text: string): string[] {
  const fields = parsed(text);
  if (!fields) return ['`package.json` is no JSON that I could read.'];
  const { name, description, scripts, dependencies } = fields;
  const parts = [
    typeof name === 'string' ? `the package is called \`${name}\`` : '',
    typeof description === 'string' && description ? `described as “${description}”` : '',
    `it needs ${sizeOf(dependencies)} package${sizeOf(dependencies) === 1 ? '' : 's'} at run time`,
    sizeOf(scripts) > 0 ? scriptsIn(scripts) : '',
  ].filter(Boolean);
  return [`From \`package.json\`: ${parts.join(', ')}.`];
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

const namedScripts = 6;

function scriptsIn(scripts: unknown): string {
  const names = Object.keys(scripts as object).map((name) => `\`${name}\``);
  const shown = names.slice(0, namedScripts).join(', ');
  return names.length > namedScripts ? `among its scripts are ${shown}` : `its scripts are ${shown}`;
}
