import { textOf } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';

// `@file` in a prompt: the file's text goes with it, read through the workspace like any other.

export type Including = {
  readonly workspace: Workspace;
  /** Whether a rule keeps the file, relative to the project, from being read unasked. */
  readonly isKept: (relativePath: string) => boolean;
};

/** Of each file, and of all together, in characters. */
const longest = { file: 25_000, all: 100_000 } as const;

/**
 * The prompt with the text of the files that it names behind it. What names no file of the project stays as it is
 * written. ToolError for a file that is kept from being read, or that is no text.
 */
export async function includeFiles(prompt: string, including: Including): Promise<string> {
  const blocks = new Map<string, string>();
  let room: number = longest.all;
  for (const name of namesIn(prompt)) {
    const file = await readNamed(name, including);
    if (file === null || blocks.has(file.relative)) continue;
    const text = file.text.slice(0, Math.min(longest.file, room));
    room -= text.length;
    const cut =
      text.length < file.text.length
        ? `\n[Cut: the first ${text.length} of ${file.text.length} characters.]`
        : '';
    blocks.set(file.relative, `Contents of ${file.relative}:\n\n${text.trimEnd()}${cut}`);
  }
  return [prompt, ...blocks.values()].join('\n\n');
}

/** Each once, without the signs that end a sentence. */
function namesIn(prompt: string): string[] {
  const names = [...prompt.matchAll(/(?<=^|[\s("'`])@([^\s"'`]+)/g)].map(([, name = '']) =>
    name.replace(/[.,;:!?)\]]+$/, ''),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

async function readNamed(name: string, { workspace, isKept }: Including) {
  const path = await workspace.resolve(name).catch(noFile);
  const stats = path && (await workspace.stat(path));
  if (!path || !stats?.isFile()) return null;
  if ([path.relative, name].some(isKept))
    throw new ToolError(textOf('slash.kept-file', { file: path.relative }));
  const { text } = await readTextFile(workspace, path);
  return { relative: path.relative, text };
}

/** Outside of the project, or no path at all: it is left as it is written. */
function noFile(error: unknown): null {
  if (error instanceof ToolError) return null;
  throw error;
}
