import { isRecord } from '@shared/base/json';
import type { TextEdit } from '@shared/code/code-places';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { pathOf } from './checks/check-texts';
import { placed } from './checks/read-problems';
import { openText } from './connection/open-text';
import type { Session } from './connection/session';
import type { SymbolQuery } from './find-symbol';

// Changes that a language server proposes: a formatted text, and another name of a symbol. A server changes nothing.

type OfText = Pick<SymbolQuery, 'path' | 'text'> & { readonly languageId: string };

export type FormatQuery = Pick<SymbolQuery, 'path' | 'relativePath' | 'text'> & {
  readonly tabSize: number;
  readonly insertSpaces: boolean;
};

/** Null if the server cannot format. */
export async function formatText(
  session: Session,
  { tabSize, insertSpaces, ...file }: OfText & FormatQuery,
  signal: AbortSignal,
): Promise<readonly TextEdit[] | null> {
  if (!session.can('documentFormattingProvider')) return null;
  return await withText(session, file, async (uri) => {
    const options = { tabSize, insertSpaces };
    const params = { textDocument: { uri }, options };
    return readEdits(await session.request('textDocument/formatting', params, signal), file.text);
  });
}

export type RenameQuery = Omit<SymbolQuery, 'withReferences'> & { readonly name: string };

/** The edits of each file by its absolute path, for `readEdits`. Null if the server cannot rename. */
export async function renameSymbol(
  session: Session,
  { line, character, name, ...file }: OfText & RenameQuery,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, unknown> | null> {
  if (!session.can('renameProvider')) return null;
  return await withText(session, file, async (uri) => {
    const params = { textDocument: { uri }, position: { line, character }, newName: name };
    return editsByPath(await session.request('textDocument/rename', params, signal));
  });
}

async function withText<T>(
  session: Session,
  { path, text, languageId }: OfText,
  ask: (uri: string) => Promise<T>,
): Promise<T> {
  const document = openText(session, path, languageId);
  document.show(text);
  try {
    return await ask(document.uri);
  } finally {
    document.close();
  }
}

const documentSchema = z.object({ textDocument: z.object({ uri: z.string() }), edits: z.unknown() });
const mostFiles = 5000;

function editsByPath(answer: unknown): ReadonlyMap<string, unknown> {
  const { documentChanges, changes } = isRecord(answer) ? answer : {};
  const entries = Array.isArray(documentChanges)
    ? documentChanges.map((change) => documentEdits(change))
    : Object.entries(isRecord(changes) ? changes : {});
  const byPath = entries.slice(0, mostFiles).map(([uri, edits]) => [pathOf(uri), edits] as const);
  return new Map(byPath.flatMap(([path, edits]) => (path === null ? [] : [[path, edits]])));
}

/** Pilotfish did not offer to rename or create files. */
function documentEdits(change: unknown): readonly [uri: string, edits: unknown] {
  const { data } = documentSchema.safeParse(change);
  if (data === undefined) throw invalid();
  return [data.textDocument.uri, data.edits];
}

const positionSchema = z.object({ line: z.number(), character: z.number() });
const editsSchema = z
  .array(z.object({ range: z.object({ start: positionSchema, end: positionSchema }), newText: z.string() }))
  .nullable()
  .transform((edits) => edits ?? []);

/** In the order of the text, without overlaps. AppError `unavailable` for anything else. */
export function readEdits(answer: unknown, text: string): readonly TextEdit[] {
  const { data } = editsSchema.safeParse(answer);
  if (data === undefined) throw invalid();
  const lines = text.split('\n');
  const edits = data.map(({ range, newText }) => {
    const { line: endLine, column: endColumn } = placed(range.end, lines);
    return { ...placed(range.start, lines), endLine, endColumn, text: newText };
  });
  const sorted = edits.toSorted((one, other) => one.line - other.line || one.column - other.column);
  const isValid = sorted.every(({ line, column, endLine, endColumn }, at) => {
    const next = sorted[at + 1];
    return (
      isBefore({ line, column }, { line: endLine, column: endColumn }) &&
      (next === undefined || isBefore({ line: endLine, column: endColumn }, next))
    );
  });
  if (!isValid) throw invalid();
  return sorted;
}

type Place = Pick<TextEdit, 'line' | 'column'>;

/** Or the same. */
function isBefore(one: Place, other: Place): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

function invalid(): AppError {
  return new AppError('unavailable', textOf('language-servers.invalid-edits'));
}
