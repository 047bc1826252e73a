import { AppError } from '@shared/errors';
import type { Problem } from '@shared/problems/problems-schema';
import { textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import type { Workspace } from '../../project/workspace';
import type { ProjectTrust } from '../../trust/project-trust';
import type { LateLanguageServers } from './open-language-servers';

// Results of language servers for texts in editors.

export type EditorCode = {
  /** Null: no server can check the file, or a newer text has come. */
  problems(file: EditorText): Promise<readonly Problem[] | null>;
  /**
   * The first definition in the project of the symbol at that place. AppError `not-found` if there is none,
   * `unavailable` if no server can tell.
   */
  definition(
    place: EditorText & { readonly line: number; readonly column: number },
  ): Promise<{ readonly path: string; readonly line: number }>;
};

/** `path`: relative to the project. */
type EditorText = { readonly path: string; readonly text: string };

type Options = {
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted'>;
  readonly languageServers: Pick<LateLanguageServers, 'get'>;
};

export function editorCode({ workspace, trust, languageServers }: Options): EditorCode {
  const checks = new Map<string, AbortController>();
  return {
    async problems({ path, text }) {
      if (!trust.isTrusted()) return null;
      checks.get(path)?.abort();
      const own = new AbortController();
      checks.set(path, own);
      try {
        const { absolute, relative } = await workspace.resolve(path);
        const servers = await languageServers.get();
        if ((await servers.namesFor(relative)).length === 0) return null;
        const file = { path: absolute, relativePath: relative, texts: [text] };
        return (await servers.check(file, own.signal)).problems[0] ?? [];
      } catch (error) {
        if (own.signal.aborted || error instanceof AppError || error instanceof ToolError) return null;
        throw error;
      } finally {
        if (checks.get(path) === own) checks.delete(path);
      }
    },
    async definition({ path, text, line, column }) {
      const place = await workspace.resolve(path);
      const servers = await languageServers.get();
      const { definitions } = await servers.find(
        {
          path: place.absolute,
          relativePath: place.relative,
          text,
          line: line - 1,
          character: column - 1,
          withReferences: false,
        },
        new AbortController().signal,
      );
      for (const found of definitions) {
        const inside = await workspace.resolve(found.path).catch(() => null);
        if (inside !== null) return { path: inside.relative, line: found.line };
      }
      throw new AppError('not-found', textOf('language-servers.no-definition'));
    },
  };
}
