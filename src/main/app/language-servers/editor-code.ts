import type { CodePlace, CodeSymbol, TextEdit } from '@shared/code/code-places';
import { AppError } from '@shared/errors';
import type { Problem } from '@shared/problems/problems-schema';
import type { RenamedFile } from '@shared/search/text-query-schema';
import { textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import type { Workspace } from '../../project/workspace';
import type { ProjectTrust } from '../../trust/project-trust';
import type { LateLanguageServers } from './open-language-servers';

// Results of language servers for texts in editors.

export type EditorCode = {
  /** With `before` only those that this text does not have. Null: no server can check the file, or a newer text has come. */
  problems(file: EditorText & { readonly before?: string | undefined }): Promise<readonly Problem[] | null>;
  /**
   * The first definition in the project of the symbol at that place. AppError `not-found` if there is none,
   * `unavailable` if no server can tell.
   */
  definition(
    place: EditorPlace,
    signal: AbortSignal,
  ): Promise<{ readonly path: string; readonly line: number }>;
  /** Those in the project. AppError `unavailable` likewise. */
  references(place: EditorPlace, signal: AbortSignal): Promise<readonly CodePlace[]>;
  /** AppError `not-found` if there is no symbol, `unavailable` likewise. */
  rename(
    wanted: EditorPlace & { readonly name: string },
    signal: AbortSignal,
  ): Promise<readonly RenamedFile[]>;
  /** AppError `unavailable` likewise. */
  format(
    file: EditorText & { readonly tabSize: number; readonly insertSpaces: boolean },
    signal: AbortSignal,
  ): Promise<readonly TextEdit[]>;
  /** Asks the servers of these files. AppError `unavailable` likewise. */
  symbols(
    wanted: { readonly query: string; readonly paths: readonly string[] },
    signal: AbortSignal,
  ): Promise<readonly CodeSymbol[]>;
};

/** `path`: relative to the project. */
type EditorText = { readonly path: string; readonly text: string };
type EditorPlace = EditorText & { readonly line: number; readonly column: number };

type Options = {
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted'>;
  readonly languageServers: Pick<LateLanguageServers, 'get'>;
};

export function editorCode({ workspace, trust, languageServers }: Options): EditorCode {
  const checks = new Map<string, AbortController>();
  return {
    async problems({ path, text, before }) {
      if (!trust.isTrusted()) return null;
      checks.get(path)?.abort();
      const own = new AbortController();
      checks.set(path, own);
      try {
        const { absolute, relative } = await workspace.resolve(path);
        const servers = await languageServers.get();
        if ((await servers.namesFor(relative)).length === 0) return null;
        const texts = before === undefined ? [text] : [text, before];
        const file = { path: absolute, relativePath: relative, texts };
        const [now = [], old = []] = (await servers.check(file, own.signal)).problems;
        if (before === undefined) return now;
        const { compareProblems } = await import('../../language-servers/checks/compare-problems');
        return compareProblems({ text: before, problems: old }, { text, problems: now }).added;
      } catch (error) {
        if (own.signal.aborted || error instanceof AppError || error instanceof ToolError) return null;
        throw error;
      } finally {
        if (checks.get(path) === own) checks.delete(path);
      }
    },
    async definition(asked, signal) {
      const servers = await languageServers.get();
      const query = { ...(await queryOf(asked)), withReferences: false };
      const { definitions } = await servers.find(query, signal);
      for (const found of definitions) {
        const inside = await workspace.resolve(found.path).catch(() => null);
        if (inside !== null) return { path: inside.relative, line: found.line };
      }
      throw new AppError('not-found', textOf('language-servers.no-definition'));
    },
    async references(asked, signal) {
      const servers = await languageServers.get();
      const query = { ...(await queryOf(asked)), withReferences: true };
      const { references } = await servers.find(query, signal);
      const { placesWithLines } = await import('./places-with-lines');
      return await placesWithLines(workspace, references, query);
    },
    async rename({ name, ...asked }, signal) {
      const servers = await languageServers.get();
      const edits = await servers.rename({ ...(await queryOf(asked)), name }, signal);
      const { renamedFiles } = await import('./renamed-files');
      const files = await renamedFiles(workspace, edits);
      if (files.length > 0) return files;
      throw new AppError('not-found', textOf('language-servers.nothing-to-rename'));
    },
    async format({ path, ...wanted }, signal) {
      const servers = await languageServers.get();
      const { absolute, relative } = await workspace.resolve(path);
      return await servers.format({ path: absolute, relativePath: relative, ...wanted }, signal);
    },
    async symbols({ query, paths }, signal) {
      const servers = await languageServers.get();
      const { symbolsOf } = await import('./symbols-of');
      return await symbolsOf({ workspace, servers }, { query, paths, signal });
    },
  };

  async function queryOf({ path, text, line, column }: EditorPlace) {
    const { absolute, relative } = await workspace.resolve(path);
    return { path: absolute, relativePath: relative, text, line: line - 1, character: column - 1 };
  }
}
