import { randomUUID } from 'node:crypto';
import { mentionedPaths } from '@shared/file-mentions';
import { slashIn } from '@shared/slash-commands';
import { type AnyText, sayInEnglish, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import { listTree } from '../../project/tree';
import type { Workspace, WorkspacePath } from '../../project/workspace';
import type { ChatEntry } from '../../storage/chats/chat-log';

// Files and folders that a message names, as entries of the chat before it: a line for the person, and for the model the
// file's text or what is in the folder. What names nothing of the project is text.

export type Attaching = {
  readonly workspace: Workspace;
  /** Whether a rule keeps the file, relative to the project, from being read. */
  readonly isDenied: (relativePath: string) => boolean;
  readonly at: number;
};

/** Of each file, and of all together, in characters. */
const longest = { file: 25_000, all: 100_000 } as const;
/** Of a folder. */
const mostEntries = 500;

/** None of a command, whose prompt takes along what it names itself. */
export async function attachFiles(text: string, attaching: Attaching): Promise<readonly ChatEntry[]> {
  if (slashIn(text)) return [];
  const attached = new Map<string, ChatEntry>();
  let room: number = longest.all;
  for (const name of mentionedPaths(text)) {
    const named = await placeOf(name, attaching.workspace);
    if (named === null || attached.has(named.path.relative)) continue;
    const { note, told, level } = await attach(name, named, { ...attaching, room });
    room -= named.isFolder ? 0 : Math.min(room, note.length);
    attached.set(named.path.relative, {
      events: [
        {
          type: 'item-added',
          item: { kind: 'notice', id: randomUUID(), at: attaching.at, level, text: told },
        },
      ],
      records: [{ role: 'note', text: note }],
    });
  }
  return [...attached.values()];
}

type Named = { readonly path: WorkspacePath; readonly isFolder: boolean };

/** Null: nothing of the project is called so. */
async function placeOf(name: string, workspace: Workspace): Promise<Named | null> {
  const path = await workspace.resolve(name).catch(noPath);
  const stats = path && (await workspace.stat(path).catch(noPath));
  if (!path || !(stats?.isFile() || stats?.isDirectory())) return null;
  return { path, isFolder: stats.isDirectory() };
}

function noPath(error: unknown): null {
  if (error instanceof ToolError) return null;
  throw error;
}

type Attachment = { readonly told: AnyText; readonly level: 'info' | 'warning'; readonly note: string };

async function attach(
  name: string,
  { path, isFolder }: Named,
  attaching: Attaching & { readonly room: number },
): Promise<Attachment> {
  const resource = `@${name}`;
  try {
    if ([path.relative, name].some(attaching.isDenied))
      throw new ToolError(textOf('offers.kept-file', { file: path.relative }));
    return isFolder
      ? await attachFolder(resource, path, attaching)
      : await attachFile(resource, path, attaching);
  } catch (error) {
    const why = toldOf(error);
    return {
      told: textOf('offers.not-attached', { resource, why }),
      level: 'warning',
      note: `The user meant to attach ${path.absolute}, which could not be read: ${sayInEnglish(why)}`,
    };
  }
}

async function attachFile(
  resource: string,
  path: WorkspacePath,
  { workspace, room }: Attaching & { readonly room: number },
): Promise<Attachment> {
  const { text } = await readTextFile(workspace, path);
  const [characters, most] = [text.length, Math.min(longest.file, room)];
  const isWhole = characters <= most;
  const cut = isWhole ? '' : `\n[Cut: the first ${most} of ${characters} characters.]`;
  return {
    told: isWhole
      ? textOf('offers.attached', { resource, characters })
      : textOf('offers.attached-beginning', { resource, characters, most }),
    level: isWhole ? 'info' : 'warning',
    note: noteOf(path, `${text.slice(0, most).trimEnd()}${cut}`),
  };
}

async function attachFolder(
  resource: string,
  path: WorkspacePath,
  { workspace, isDenied }: Attaching,
): Promise<Attachment> {
  const all = (await listTree(workspace, path.relative)).filter((entry) => !entry.ignored);
  const shown = all.filter((entry) => !isDenied(entry.path)).slice(0, mostEntries);
  const lines = shown.map(({ name, kind }) => (kind === 'folder' ? `${name}/` : name));
  const cut = all.length > mostEntries ? [`[Cut: the first ${mostEntries} of ${all.length} entries.]`] : [];
  return {
    told: textOf('offers.attached-folder', { resource, count: shown.length, all: all.length }),
    level: cut.length === 0 ? 'info' : 'warning',
    note: noteOf(path, [...lines, ...cut].join('\n')),
  };
}

function noteOf({ absolute }: WorkspacePath, content: string): string {
  return `The user attached ${absolute}:\n--- ${absolute} ---\n${content}\n--- End of content ---`;
}
