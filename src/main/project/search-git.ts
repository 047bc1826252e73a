import { sep } from 'node:path';
import { CannotRunError, readRecords } from './child-records';
import { gitPath, hardenedGit } from './git';
import { cutAround, type Hit, type HitCollector } from './hits';
import { badPattern, fileFilter, nameOfPlace, type SearchRequest } from './search-request';
import { characterAt } from './search-ripgrep';
import { walkFiles } from './walk';

// Searches with `git grep` where ripgrep does not run. Git is only the engine: which files count is decided here.

/** CannotRunError when there is no git, or one that refuses; ToolError for a bad expression. */
export async function searchWithGit(
  request: SearchRequest,
  collector: HitCollector,
  findGit: () => Promise<string | null> = gitPath,
): Promise<void> {
  const file = await findGit();
  if (file === null || file.startsWith(request.workspace.root + sep))
    throw new CannotRunError('there is no git outside of the project');
  const wanted = await wantedFiles(request);
  const reader = createReader(wanted, collector);
  const { code, stderr } = await readRecords({
    file,
    args: [
      ...hardenedGit.args,
      ...['grep', '--no-index', '--exclude-standard', '--no-color', '--no-textconv', '--null'],
      ...['--line-number', '--column', '-I', '--ignore-case', '--perl-regexp'],
      // `$` stands before either kind of line end, as in the other engines.
      ...['-e', `(*ANYCRLF)${request.pattern}`, '--', request.placeIsFile ? nameOfPlace(request) : '.'],
    ],
    cwd: request.placeIsFile ? parentOf(request) : request.place.absolute,
    env: hardenedGit.env,
    separator: '\n',
    signal: request.signal,
    onRecord: reader.onRecord,
  });
  reader.end();
  const reason = /^fatal: -e option, '.*': (.+)$/ms.exec(stderr)?.[1];
  if (reason) throw badPattern(request.pattern, reason.trim());
  if (code !== 0 && code !== 1) throw new CannotRunError(`git grep failed: ${stderr.trim()}`);
}

function parentOf(request: SearchRequest): string {
  return request.place.absolute.slice(0, -nameOfPlace(request).length - 1);
}

async function wantedFiles(request: SearchRequest): Promise<Set<string>> {
  const isWanted = fileFilter(request);
  const name = nameOfPlace(request);
  if (request.placeIsFile) return new Set(isWanted(name) ? [name] : []);
  const files = new Set<string>();
  const options = { respectGitIgnore: true, signal: request.signal };
  for await (const file of walkFiles(request.workspace, request.place, options))
    if (isWanted(file)) files.add(file);
  return files;
}

/** Lines are `path NUL line NUL column NUL text`; those of one file follow each other. */
function createReader(wanted: ReadonlySet<string>, collector: HitCollector) {
  let path = '';
  let hits: Hit[] = [];
  let count = 0;

  const end = () => {
    if (count > 0) collector.add({ path, hits }, count);
  };
  return {
    end,
    onRecord(record: Buffer | null) {
      if (record === null) return; // a line too long to be of use
      const [name = '', line = '', column = '', ...rest] = record.toString().split('\0');
      if (name !== path) {
        end();
        [path, hits, count] = [name, [], 0];
      }
      if (!wanted.has(name)) return;
      count += 1;
      if (hits.length >= collector.limit || !collector.wants(name)) return;
      const text = rest.join('\0');
      hits.push({ line: Number(line), text: cutAround(text, characterAt(text, Number(column) - 1)) });
    },
  };
}
