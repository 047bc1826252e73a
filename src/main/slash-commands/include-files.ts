import { textOf } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';

// `@file` in a prompt: Pilotfish adds the file's text, read through the workspace.

export type Including = {
  readonly workspace: Workspace;
  /** Whether a rule forbids reading the file, relative to the project, unasked. */
  readonly isKept: (relativePath: string) => boolean;
};

/** Of each file, and of all together, in characters. */
const longest = { file: 25_000, all: 100_000 } as const;

/**
 * Appends the text of the named files to the prompt. A name that matches no file in the project stays as written.
 * ToolError for a binary file, or if a rule forbids reading the file.
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

/** Each once, trimmed of the punctuation that ends a sentence. */
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

/** A path outside the project, or an invalid one: the name stays as written. */
function noFile(error: unknown): null {
  if (error instanceof ToolError) return null;
  throw error;
}
