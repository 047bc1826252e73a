import { basename, join } from 'node:path';
import { compileGlob } from '../../base/glob-pattern';
import { ToolError } from '../../base/tool-error';
import type { Workspace, WorkspacePath } from '../workspace';

// Search request: the input of every search engine, and its common interpretation.

export type SearchRequest = {
  readonly workspace: Workspace;
  /** A directory, or one file. */
  readonly scope: WorkspacePath;
  readonly scopeIsFile: boolean;
  /** A regular expression. */
  readonly pattern: string;
  readonly caseSensitive: boolean;
  /** A glob on the path in the scope, or null for all files. */
  readonly include: string | null;
  /** Whether a file (relative to the project) must not be searched. */
  isDenied(relativePath: string): boolean;
  readonly signal: AbortSignal;
};

/** Whether a file is allowed and wanted. Its path is relative to the scope. */
export function fileFilter(request: SearchRequest): (path: string) => boolean {
  const { include, scope, scopeIsFile } = request;
  if (scopeIsFile) return () => !request.isDenied(scope.relative);
  const isIncluded = include === null ? () => true : globFilter(include, { caseSensitive: true });
  return (path) => isIncluded(path) && !request.isDenied(belowSearched(scope, path));
}

/** A found file's path relative to the project. */
export function projectPath({ scope, scopeIsFile }: SearchRequest, path: string): string {
  return scopeIsFile ? scope.relative : belowSearched(scope, path);
}

/** A found file as a path of the project. It may be gone, so open it only through the workspace. */
export function foundPath(request: SearchRequest, path: string): WorkspacePath {
  const relative = projectPath(request, path);
  return { absolute: join(request.workspace.root, relative), relative };
}

function belowSearched(scope: WorkspacePath, path: string): string {
  return scope.relative === '' ? path : `${scope.relative}/${path}`;
}

/**
 * Matches paths with `/`. Unless `anchored` is set, a glob without a slash matches names at any depth. A literal name
 * always matches itself. Names and glob are compared in NFC.
 */
export function globFilter(
  glob: string,
  { caseSensitive, anchored = false }: { readonly caseSensitive: boolean; readonly anchored?: boolean },
): (path: string) => boolean {
  const pattern = glob.replace(/^\.?\//, '').normalize('NFC');
  if (pattern === '') return () => false; // the scope itself, which is not a file
  const basename = !anchored && !pattern.includes('/');
  const matches = compileGlob(pattern, { ignoreCase: !caseSensitive, basename });
  return (given) => {
    const path = given.normalize('NFC');
    return path === pattern || matches(path);
  };
}

/** The name of a file that is itself the scope of a search. */
export function searchedName(request: SearchRequest): string {
  return basename(request.scope.absolute);
}

/** ripgrep's arguments for the query, independent of the searched files and the output format. */
export function queryArguments({ pattern, caseSensitive }: SearchRequest): string[] {
  return [
    caseSensitive ? '--case-sensitive' : '--ignore-case',
    '--crlf',
    '--engine=auto',
    `--regexp=${inBothForms(pattern)}`,
  ];
}

/**
 * The expression for letters in NFC and in NFD. Unchanged if a single letter has a special role: in a class, or before
 * a quantifier.
 */
export function inBothForms(pattern: string): string {
  const [composed, decomposed] = [pattern.normalize('NFC'), pattern.normalize('NFD')];
  if (composed === decomposed || /\[|\p{M}[?*+{]/u.test(decomposed)) return pattern;
  return `(?:${composed})|(?:${decomposed})`;
}

export function badPattern(pattern: string, reason: string): ToolError {
  return new ToolError(`Invalid regular expression "${pattern}": ${reason}`);
}
