import { basename, join } from 'node:path';
import { compileGlob } from '../../base/glob-pattern';
import { ToolError } from '../../base/tool-error';
import type { Workspace, WorkspacePath } from '../workspace';

// Search request: what every search engine is given, and what they share in understanding it.

export type SearchRequest = {
  readonly workspace: Workspace;
  /** A directory, or one file. */
  readonly scope: WorkspacePath;
  readonly scopeIsFile: boolean;
  /** A regular expression. */
  readonly pattern: string;
  readonly caseSensitive: boolean;
  /** Which files, as a glob on their path in the scope, or null for all. */
  readonly include: string | null;
  /** Whether a file (relative to the project) must not be searched. */
  isDenied(relativePath: string): boolean;
  readonly signal: AbortSignal;
};

/** Whether a file may be searched and is wanted; its path is relative to the scope. */
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

/** A found file as a path of the project: not proven to be there, so it is opened through the workspace or not at all. */
export function foundPath(request: SearchRequest, path: string): WorkspacePath {
  const relative = projectPath(request, path);
  return { absolute: join(request.workspace.root, relative), relative };
}

function belowSearched(scope: WorkspacePath, path: string): string {
  return scope.relative === '' ? path : `${scope.relative}/${path}`;
}

/**
 * Matches paths with `/`. Unless it is `anchored`, a glob without a slash speaks of names at any depth; a literal name
 * always matches itself. Names and glob are compared under NFC.
 */
export function globFilter(
  glob: string,
  { caseSensitive, anchored = false }: { readonly caseSensitive: boolean; readonly anchored?: boolean },
): (path: string) => boolean {
  const pattern = glob.replace(/^\.?\//, '').normalize('NFC');
  if (pattern === '') return () => false; // the scope itself, which is no file
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

/** The question as ripgrep is asked it, whatever it looks through and however it answers. */
export function queryArguments({ pattern, caseSensitive }: SearchRequest): string[] {
  return [
    caseSensitive ? '--case-sensitive' : '--ignore-case',
    '--crlf',
    '--engine=auto',
    `--regexp=${inBothForms(pattern)}`,
  ];
}

/**
 * The expression for letters under NFC and under NFD. It stays as it is where a single letter has a meaning of its own:
 * in a class, or before a quantifier.
 */
export function inBothForms(pattern: string): string {
  const [composed, decomposed] = [pattern.normalize('NFC'), pattern.normalize('NFD')];
  if (composed === decomposed || /\[|\p{M}[?*+{]/u.test(decomposed)) return pattern;
  return `(?:${composed})|(?:${decomposed})`;
}

export function badPattern(pattern: string, reason: string): ToolError {
  return new ToolError(`Invalid regular expression "${pattern}": ${reason}`);
}
