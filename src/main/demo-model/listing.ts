import { counted } from '@shared/base/counted';
import type { Step } from './conversation';

// The demo model's knowledge of a folder, from the results of `list_directory`.

export type Listing = {
  /** Absolute. */
  readonly path: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
};

/** Null if the folder could not be listed. */
export function readListing(step: Step): Listing | null {
  const empty = /^Directory (.+) is empty\.$/.exec(step.result)?.[1];
  if (empty !== undefined) return { path: empty, folders: [], files: [] };
  const [first = '', ...lines] = step.result.split('\n');
  const path = /^Directory listing for (.+):$/.exec(first)?.[1];
  if (path === undefined) return null;
  const entries = lines.filter(
    (line) => line !== '' && !/^\(\d+ .*\)$|\((broken link|link out of the project)\)$/.test(line),
  );
  return {
    path,
    folders: entries.filter((line) => line.startsWith('[DIR] ')).map((line) => line.slice('[DIR] '.length)),
    files: entries.filter((line) => !line.startsWith('[DIR] ')),
  };
}

/** `name` in the listed folder, with the separator of its system. */
export function pathIn(listing: Listing, name: string): string {
  const separator = listing.path.includes('\\') ? '\\' : '/';
  return `${listing.path.replace(/[\\/]$/, '')}${separator}${name}`;
}

export function nameOf(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;
}

/** A function that writes a comment for this type of file; null for a type without comments. */
export function commentIn(name: string): ((text: string) => string) | null {
  const ending = /\.([a-z0-9+]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (slashes.has(ending)) return (text) => `// ${text}`;
  if (hashes.has(ending)) return (text) => `# ${text}`;
  if (dashes.has(ending)) return (text) => `-- ${text}`;
  if (ending === 'css') return (text) => `/* ${text} */`;
  return null;
}

const words = (text: string) => new Set(text.split(' '));
const slashes = words(
  'ts tsx mts cts js jsx mjs cjs go rs java kt kts swift c h cc cpp hpp cs php dart scala zig scss less',
);
const hashes = words('py rb sh bash zsh pl r ex exs jl nim tcl');
const dashes = words('lua sql hs elm');

export function isReadme(name: string): boolean {
  return /^readme(\.(md|markdown|txt|rst|adoc))?$/i.test(name);
}

const manifests = [
  'package.json',
  'pyproject.toml',
  'Cargo.toml',
  'go.mod',
  'composer.json',
  'pom.xml',
  'build.gradle',
];

export function manifestIn(listing: Listing): string | null {
  return manifests.find((name) => listing.files.includes(name)) ?? null;
}

/** The files to read, the most informative first: the README, sources, other texts. */
export function readableFiles(listing: Listing): string[] {
  const readmes = listing.files.filter(isReadme);
  const sources = listing.files.filter(
    (name) => commentIn(name) !== null && !/\.(config|test|spec)\./.test(name),
  );
  const configured = listing.files.filter((name) => commentIn(name) !== null && !sources.includes(name));
  const texts = listing.files.filter(
    (name) => /\.(md|markdown|txt|rst|adoc)$/i.test(name) && !isReadme(name) && !isFixed(name),
  );
  return [...readmes, ...sources.toSorted(byImportance), ...texts, ...configured];
}

/** Files that the demo model must not edit. */
function isFixed(name: string): boolean {
  return /^(licen[cs]e|copying|notice|agents|claude|qwen|gemini)\b/i.test(name);
}

function byImportance(a: string, b: string): number {
  return Number(isEntry(b)) - Number(isEntry(a));
}

function isEntry(name: string): boolean {
  return /^(index|main|app|cli|mod|lib|__main__)\./i.test(name);
}

const unlikely =
  /^(\.|node_modules$|vendor$|dist$|build$|out$|target$|coverage$|docs?$|tests?$|examples?$|assets$|public$|images?$)/i;
const likely = ['src', 'lib', 'app', 'source', 'packages', 'cmd', 'server'];

/** The folder that probably contains the sources. */
export function sourceFolder(listing: Listing): string | null {
  const known = likely.find((name) => listing.folders.includes(name));
  return known ?? listing.folders.find((name) => !unlikely.test(name)) ?? null;
}

/** `3 folders and 1 file` */
export function countsOf(listing: Listing): string {
  return `${counted(listing.folders.length, 'folder')} and ${counted(listing.files.length, 'file')}`;
}
