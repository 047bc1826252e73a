import { AppError } from '@shared/errors';
import type { Problem } from '@shared/problems/problems-schema';
import { ToolError } from '../../base/tool-error';
import type { Workspace } from '../../project/workspace';
import type { ProjectTrust } from '../../trust/project-trust';
import type { LateLanguageServers } from './open-language-servers';

// The problems of texts in editors. Only the newest text of a file counts.

export type EditorProblems = {
  /** Null: nobody can say, or a newer text has come. `path`: relative to the project. */
  ofText(file: { readonly path: string; readonly text: string }): Promise<readonly Problem[] | null>;
};

type Options = {
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted'>;
  readonly languageServers: Pick<LateLanguageServers, 'get'>;
};

export function editorProblems({ workspace, trust, languageServers }: Options): EditorProblems {
  const checks = new Map<string, AbortController>();
  return {
    async ofText({ path, text }) {
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
  };
}
