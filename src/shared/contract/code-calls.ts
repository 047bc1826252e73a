import { z } from 'zod';
import type { CodePlace, CodeSymbol, TextEdit } from '../code/code-places';
import type { Problem } from '../problems/problems-schema';
import type { RenamedFile } from '../search/text-query-schema';
import { type Calls, call, project } from './call';

// Calls about a text in the editor, which language servers answer. The text need not be on disk. Each window asks one of
// `definition`, `references`, `rename`, `format` and `symbols` at a time: the next one ends it with AppError `stopped`.

const path = z.string().max(4096);
const text = { project, path, text: z.string().max(2_000_000) };
const position = z.int().positive();
/** Of a symbol, counted from 1. */
const place = { ...text, line: position, column: position };

export const codeCalls = {
  /**
   * Its problems; with `before` only those that this text of the file does not have. A later call for the same file ends
   * this one. Null: no server can check the file.
   */
  problems: call(z.object({ ...text, before: text.text.optional() })).returns<readonly Problem[] | null>(),
  /**
   * The definition of the symbol at that place, counted from 1. `path`: relative to the project. AppError `not-found`
   * if the project has none, `unavailable` if no server can tell.
   */
  definition: call(z.object(place)).returns<{
    readonly path: string;
    readonly line: number;
  }>(),
  /** In the project, at most 1,000; those in the same file first. AppError `unavailable` if nobody can say. */
  references: call(z.object(place)).returns<readonly CodePlace[]>(),
  /** Plans another name for the symbol. AppError `not-found` if there is none, `unavailable` if nobody can. */
  rename: call(z.object({ ...place, name: z.string().trim().min(1).max(500) })).returns<
    readonly RenamedFile[]
  >(),
  /** The changes that format the text. AppError `unavailable` if nobody can. */
  format: call(z.object({ ...text, tabSize: z.int().min(1).max(16), insertSpaces: z.boolean() })).returns<
    readonly TextEdit[]
  >(),
  /**
   * The symbols of the project with a name like this. Asks the servers of these files, which are relative to the
   * project. AppError `unavailable` if nobody can say.
   */
  symbols: call(z.object({ project, query: z.string().max(500), paths: z.array(path).max(50) })).returns<
    readonly CodeSymbol[]
  >(),
  /** Ends the window's question. */
  stop: call(z.object({})).returns(),
} as const satisfies Calls;
