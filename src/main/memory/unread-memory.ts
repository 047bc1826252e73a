import { join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import {
  allProjectMemory,
  type MemorySources,
  memoryNamesIn,
  memoryProblems,
  readMemoryFiles,
} from './memory-files';
import { otherRules } from './other-rules';

type Unread = { readonly level: 'info' | 'warning'; readonly text: Text };

/** Memory files that the model misses, and why: the folder is restricted, they changed, or they are unreadable. */
export async function unreadMemory(sources: MemorySources): Promise<readonly Unread[]> {
  const { workspace, isTrusted } = sources;
  const problems = (await memoryProblems(sources)).map((problem) => ({
    level: 'warning' as const,
    text: textOf('memory.unreadable', { problem }),
  }));
  if (isTrusted) return [...(await unseen(sources)), ...problems];
  const read = new Set((await readMemoryFiles(sources)).map(({ path }) => path));
  const names = await memoryNamesIn(workspace, sources);
  const files = names.filter((name) => !read.has(join(workspace.root, name)));
  if (files.length === 0) return problems;
  return [{ level: 'info', text: textOf('memory.not-read', { files }) }, ...problems];
}

async function unseen(sources: MemorySources): Promise<readonly Unread[]> {
  const { workspace, fileNames, isSeen } = sources;
  const { files } = await allProjectMemory(workspace, fileNames);
  const { rules } = await otherRules(workspace, sources);
  const names = [...files, ...rules].filter((file) => !isSeen(file)).map(({ relative }) => relative);
  return names.length === 0 ? [] : [unseenNotice(names)];
}

export function unseenNotice(files: readonly string[]): Unread {
  return { level: 'warning', text: textOf('memory.changed-unseen', { files }) };
}
