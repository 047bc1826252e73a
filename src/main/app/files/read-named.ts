import { type Lines, linesIn } from '@shared/chat/file-mentions';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import { listTree } from '../../project/tree';
import type { Workspace, WorkspacePath } from '../../project/workspace';

// Reads the files and folders that a message names, up to the model's limits.

export type Reading = {
  readonly workspace: Workspace;
  /** Whether a rule denies reading the file; the path is relative to the project. */
  readonly isDenied: (relativePath: string) => boolean;
};

export type ReadName = { readonly name: string; readonly place: Place; readonly content: NamedContent };

export type Place = {
  /** The name without line numbers. */
  readonly given: string;
  readonly path: WorkspacePath;
  readonly isFolder: boolean;
  /** Null: all lines. */
  readonly lines: Lines | null;
};

/** `text` is cut at the limits. Counts are characters for a file, entries for a folder. */
export type NamedContent =
  | {
      readonly kind: 'file' | 'folder';
      readonly text: string;
      readonly taken: number;
      readonly all: number;
      readonly isCut: boolean;
    }
  | { readonly kind: 'refused'; readonly why: AnyText };

/** In characters, for each file and for all together. */
const longest = { file: 25_000, all: 100_000 } as const;
/** The maximum number of entries of a folder. */
const mostEntries = 500;

/** Reads each existing entry once. Skips names that match nothing in the project. */
export async function readNamed(names: readonly string[], reading: Reading): Promise<readonly ReadName[]> {
  const read = new Map<string, ReadName>();
  let room: number = longest.all;
  for (const name of names) {
    const place = await placeOf(name, reading.workspace);
    if (place === null || read.has(keyOf(place))) continue;
    const content = await contentOf(place, { ...reading, room });
    if (content.kind === 'file') room -= Math.min(room, content.text.length);
    read.set(keyOf(place), { name, place, content });
  }
  return [...read.values()];
}

/** Null: the project has no such entry. */
async function placeOf(name: string, workspace: Workspace): Promise<Place | null> {
  const whole = await entryOf(name, workspace);
  if (whole) return { ...whole, lines: null };
  const named = linesIn(name);
  const file = named && (await entryOf(named.path, workspace));
  return file && !file.isFolder ? { ...file, lines: named.lines } : null;
}

async function entryOf(name: string, workspace: Workspace): Promise<Omit<Place, 'lines'> | null> {
  const path = await workspace.resolve(name).catch(noPath);
  const stats = path && (await workspace.stat(path).catch(noPath));
  if (!path || !(stats?.isFile() || stats?.isDirectory())) return null;
  return { given: name, path, isFolder: stats.isDirectory() };
}

function noPath(error: unknown): null {
  if (error instanceof ToolError) return null;
  throw error;
}

function keyOf({ path, lines }: Place): string {
  return lines ? `${path.relative}:${lines.first}-${lines.last}` : path.relative;
}

type Room = { readonly room: number };

async function contentOf(place: Place, reading: Reading & Room): Promise<NamedContent> {
  const { relative } = place.path;
  try {
    if ([relative, place.given].some(reading.isDenied))
      throw new ToolError(textOf('offers.kept-file', { file: relative }));
    return place.isFolder ? await listOf(place, reading) : await textIn(place, reading);
  } catch (error) {
    return { kind: 'refused', why: toldOf(error) };
  }
}

async function textIn({ path, lines }: Place, { workspace, room }: Reading & Room): Promise<NamedContent> {
  const file = await readTextFile(workspace, path);
  const text = lines ? linesOf(file.text, lines) : file.text;
  const [all, most] = [text.length, Math.min(longest.file, room)];
  const isCut = all > most;
  const cut = isCut ? `\n[Cut: the first ${most} of ${all} characters.]` : '';
  const taken = Math.min(all, most);
  return { kind: 'file', text: `${text.slice(0, most).trimEnd()}${cut}`, taken, all, isCut };
}

function linesOf(text: string, { first, last }: Lines): string {
  const lines = text.split('\n').slice(first - 1, last);
  if (lines.length === 0) throw new ToolError(textOf('offers.empty'));
  return lines.join('\n');
}

async function listOf({ path }: Place, { workspace, isDenied }: Reading): Promise<NamedContent> {
  const all = (await listTree(workspace, path.relative)).filter((entry) => !entry.ignored);
  const shown = all.filter((entry) => !isDenied(entry.path)).slice(0, mostEntries);
  const lines = shown.map(({ name, kind }) => (kind === 'folder' ? `${name}/` : name));
  const isCut = all.length > mostEntries;
  const cut = isCut ? [`[Cut: the first ${mostEntries} of ${all.length} entries.]`] : [];
  const text = [...lines, ...cut].join('\n');
  return { kind: 'folder', text, taken: shown.length, all: all.length, isCut };
}
