import { counted } from '@shared/base/counted';
import { messageOf } from '@shared/errors';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { mediaKind } from '../project/file-kind';
import { isSecretName } from '../project/protected-names';
import { readHead } from '../project/text/read-chunks';
import { type FileContent, lineLimit, readContent } from './kit/file-content';
import type { SelectedFile } from './kit/select-files';
import { defineTool, type ModelPart, type ToolContext } from './kit/tool';

// `read_many_files`: the contents of files, directories and globs in one answer, with a list of unreadable files.

const nothingFound = 'No files matching the criteria were found or all were skipped.';

export const readManyFiles = defineTool({
  name: 'read_many_files',
  displayName: textOf('tool-name.read-files'),
  description:
    'Reads several files at once. Reads images and PDFs only if a path has their name or extension. The limits of ' +
    'read_file hold for each file.',
  kind: 'read',
  group: 'files',
  activity: 'read-files',
  input: z.object({
    paths: z.array(z.string().min(1)).min(1).describe('Files, directories or globs'),
    include: z.array(z.string().min(1)).default([]).describe('More files or globs'),
    exclude: z.array(z.string().min(1)).default([]).describe('Globs of files or directories to skip'),
    recursive: z.boolean().default(true).describe('Whether to read subdirectories'),
    useDefaultExcludes: z
      .boolean()
      .default(true)
      .describe('Whether to skip node_modules, build output, caches and lock files'),
    respect_git_ignore: z.boolean().default(true).describe('Whether to skip files that git ignores'),
  }),
  describe: ({ paths }) => textOf('call-title.read-files', { files: paths.map(visibleName) }),
  target: ({ paths }) => paths,
  confirm: async () => null,

  async run(input, context) {
    const { selectFiles } = await import('./kit/select-files');
    const selection = await selectFiles(
      context.workspace,
      { ...input, wanted: [...input.paths, ...input.include], respectGitIgnore: input.respect_git_ignore },
      context.signal,
    );
    const { parts, read, skipped } = await readAll(selection.files, context);
    const allSkipped = [...selection.skipped, ...skipped];
    const summary = textOf('call-result.files-read', { count: read, skipped: allSkipped.length });
    const { gitIgnored } = selection;
    const end = [
      read === 0 ? nothingFound : '--- End of content ---',
      ...skippedLines(allSkipped),
      ...(gitIgnored > 0 ? [`(${gitIgnored} git-ignored)`] : []),
    ].join('\n');
    return {
      forModel: joined([...parts, { kind: 'text', text: end }]),
      forPerson: { kind: 'text', text: summary },
    };
  },
});

/** In characters, more than any model accepts; the model can name the other files in another call. */
const totalLimit = 5_000_000;

type ReadFiles = { readonly parts: ModelPart[]; readonly read: number; readonly skipped: string[] };

async function readAll(files: readonly SelectedFile[], context: ToolContext): Promise<ReadFiles> {
  const parts: ModelPart[] = [];
  const skipped: string[] = [];
  let total = 0;
  for (const [index, file] of files.entries()) {
    context.signal.throwIfAborted();
    if (index % 50 === 0)
      context.report(textOf('call-progress.files-read', { read: index, total: files.length }));
    try {
      if (total > totalLimit) throw new ToolError(`Too much for one call: ${file.target.absolute}`);
      const read = partsOf(await readOne(file, context), file.target.absolute);
      total += read.reduce((sum, part) => sum + (part.kind === 'text' ? part.text : part.base64).length, 0);
      parts.push(...read);
      context.fileSeen(file.target.absolute);
    } catch (error) {
      context.signal.throwIfAborted();
      skipped.push(messageOf(error));
    }
  }
  return { parts, read: files.length - skipped.length, skipped };
}

async function readOne({ target, named }: SelectedFile, context: ToolContext): Promise<FileContent> {
  if (context.isDenied(target.relative)) {
    const why = isSecretName(target.relative)
      ? 'Can hold secrets, so it is read only if named'
      : 'Blocked by a rule';
    throw new ToolError(`${why}: ${target.absolute}`);
  }
  const file = await context.workspace.openFile(target);
  try {
    const media = named ? null : mediaKind(await readHead(file, 16));
    if (media) throw new ToolError(`Only read if named: ${target.absolute} (${media.label})`);
    return await readContent({
      file,
      shown: target.absolute,
      chosen: context.workspace.encodings.get(target.absolute),
      window: { offset: 0, limit: lineLimit },
      context,
    });
  } finally {
    await file.close();
  }
}

function partsOf(content: FileContent, path: string): ModelPart[] {
  const header = `--- ${visibleName(path)} ---\n`;
  if (content.kind === 'media')
    return [{ kind: 'text', text: header }, content.part, { kind: 'text', text: '\n' }];
  const told = content.kind === 'text' ? content.text : sayInEnglish(content.told);
  const text = told.endsWith('\n') ? told : `${told}\n`;
  return [{ kind: 'text', text: `${header}${text}\n` }];
}

/** A single text if there are only texts; merges adjacent texts into one part. */
function joined(parts: readonly ModelPart[]): string | readonly ModelPart[] {
  const merged: ModelPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      merged[merged.length - 1] = { kind: 'text', text: last.text + part.text };
    else merged.push(part);
  }
  const [only] = merged;
  return merged.length === 1 && only?.kind === 'text' ? only.text : merged;
}

/** The maximum of listed files for one reason; if there are more, they are only counted. */
const mostListed = 10;
const mostLines = 100;

/** Each problem is the reason, a colon and the file. */
function skippedLines(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const byReason = Map.groupBy(problems, (problem) => problem.split(': ', 1)[0] ?? '');
  const lines = [...byReason].flatMap(([reason, same]) =>
    same.length > mostListed ? [`${reason}: ${counted(same.length, 'file')}`] : same,
  );
  const rest = lines.length - mostLines;
  return [
    `Skipped ${counted(problems.length, 'file')}:`,
    ...lines.slice(0, mostLines).map((line) => `- ${visibleName(line)}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}
