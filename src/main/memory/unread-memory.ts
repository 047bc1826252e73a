import { type Text, textOf } from '@shared/texts/text';
import { type MemorySources, memoryNamesIn, memoryProblems } from './memory-files';

/** What of the memory is not read, and why: the project's while it is not trusted, and what cannot be. */
export async function unreadMemory(
  sources: MemorySources,
): Promise<readonly { readonly level: 'info' | 'warning'; readonly text: Text }[]> {
  const problems = (await memoryProblems(sources)).map((problem) => ({
    level: 'warning' as const,
    text: textOf('memory.unreadable', { problem }),
  }));
  if (sources.isTrusted) return problems;
  const files = await memoryNamesIn(sources.workspace, sources.fileNames);
  if (files.length === 0) return problems;
  return [{ level: 'info', text: textOf('memory.not-read', { files }) }, ...problems];
}
