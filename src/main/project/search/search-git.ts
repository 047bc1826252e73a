import { gitOutside, gitPath, pinnedGit } from '../../base/processes/git';
import { CannotRunError, readRecords } from '../../base/processes/run-program';
import { createLinesDigest, type GitMatches, readMatches } from './git-matches';
import type { HitCollector } from './hits';
import { badPattern, fileFilter, inBothForms, type SearchRequest, searchedName } from './search-request';
import { walkFiles } from './walk';

// Search engine over `git grep`, for systems without ripgrep. Pilotfish decides which files count. git works by path,
// so its lines are read again from files that the workspace opens.

/** Throws CannotRunError if git is missing or refuses, and ToolError for a bad expression. */
export async function searchWithGit(
  request: SearchRequest,
  collector: HitCollector,
  findGit: () => Promise<string | null> = gitPath,
): Promise<void> {
  const file = await gitOutside(request.workspace.root, findGit);
  if (file === null) throw new CannotRunError('there is no git outside of the project');
  const wanted = await wantedFiles(request);
  const files: GitMatches[] = [];
  const onRecord = createReader(wanted, (file) => files.push(file));
  const { code, stderr } = await readRecords({
    file,
    args: [
      ...['grep', '--no-index', '--exclude-standard', '--no-color', '--no-textconv', '--null'],
      ...[
        '--line-number',
        '--column',
        '-I',
        ...(request.caseSensitive ? [] : ['--ignore-case']),
        '--perl-regexp',
      ],
      // `$` matches before both kinds of line ends, as in the other engines.
      ...[
        '-e',
        `(*ANYCRLF)${inBothForms(request.pattern)}`,
        '--',
        request.scopeIsFile ? searchedName(request) : '.',
      ],
    ],
    cwd: request.scopeIsFile ? folderOf(request) : request.scope.absolute,
    env: { ...pinnedGit(null), LC_ALL: 'C.UTF-8' },
    separator: '\n',
    signal: request.signal,
    onRecord,
  });
  const reason = /^fatal: -e option, '.*': (.+)$/ms.exec(stderr)?.[1];
  if (reason) throw badPattern(request.pattern, reason.trim());
  if (code !== 0 && code !== 1) throw new CannotRunError(`git grep failed: ${stderr.trim()}`);
  for (const file of files) {
    const hits = await readMatches(request, file, collector.wants(file.path) ? collector.limit : 0);
    if (hits !== null) collector.add({ path: file.path, hits, count: file.lines.length });
  }
}

function folderOf(request: SearchRequest): string {
  return request.scope.absolute.slice(0, -searchedName(request).length - 1);
}

async function wantedFiles(request: SearchRequest): Promise<Set<string>> {
  const isWanted = fileFilter(request);
  const name = searchedName(request);
  if (request.scopeIsFile) return new Set(isWanted(name) ? [name] : []);
  const files = new Set<string>();
  const options = { respectGitIgnore: true, signal: request.signal };
  for await (const file of walkFiles(request.workspace, request.scope, options))
    if (isWanted(file)) files.add(file);
  return files;
}

/** Lines are `path NUL line NUL column NUL text`. The lines of a file are consecutive. */
function createReader(wanted: ReadonlySet<string>, onFile: (file: GitMatches) => void) {
  let file: GitMatches | null = null;
  return (record: Buffer | null) => {
    if (record === null) return; // an overlong line
    const [name = '', line = '', column = ''] = record.toString().split('\0', 3);
    if (!wanted.has(name)) return;
    if (file?.path !== name) {
      file = { path: name, lines: [], columns: [], digest: createLinesDigest() };
      onFile(file);
    }
    file.lines.push(Number(line));
    file.columns.push(Number(column));
    file.digest.add(Number(line), record.subarray(textStart(record)));
  };
}

/** Position after the third NUL. */
function textStart(record: Buffer): number {
  let at = 0;
  for (let field = 0; field < 3; field += 1) at = record.indexOf(0, at) + 1;
  return at;
}
