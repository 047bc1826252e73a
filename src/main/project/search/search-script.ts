import { Worker } from 'node:worker_threads';
import { messageOf } from '@shared/errors';
import { ToolError } from '../../base/tool-error';
import type { WorkspacePath } from '../workspace';
import { cutAround, type HitCollector } from './hits';
import {
  badPattern,
  fileFilter,
  foundPath,
  inBothForms,
  type SearchRequest,
  searchedName,
} from './search-request';
import { walkFiles } from './walk';

// Search engine over JavaScript's regular expressions, for systems without ripgrep and git. A worker does the matching,
// so that Pilotfish can end an endless expression.

const sizeLimit = 20 * 1024 * 1024;
const matchTimeLimitMs = 10_000;

/** Throws ToolError for a bad expression, or one that takes too long. */
export async function searchWithScript(
  request: SearchRequest,
  collector: HitCollector,
  timeLimitMs = matchTimeLimitMs,
): Promise<void> {
  assertPattern(request.pattern);
  const matcher = startMatcher(request, collector.limit, timeLimitMs);
  try {
    for await (const { path, file } of candidates(request)) {
      const text = await readText(request, file).catch((error: unknown) => {
        collector.addProblem(messageOf(error));
        return null;
      });
      if (text === null) continue;
      const { count, hits } = await matcher.match(text, path);
      const shown = hits.map((hit) => ({ line: hit.line, text: cutAround(hit.text, hit.start) }));
      if (count > 0) collector.add({ path, hits: shown, count });
    }
  } finally {
    await matcher.close();
  }
}

function assertPattern(pattern: string): void {
  try {
    new RegExp(pattern, 'i');
  } catch (error) {
    throw badPattern(pattern, messageOf(error).replace(/^Invalid regular expression: \/.*\/i?: /s, ''));
  }
}

async function* candidates(request: SearchRequest): AsyncGenerator<{ path: string; file: WorkspacePath }> {
  const { workspace, scope, signal } = request;
  const isWanted = fileFilter(request);
  const name = searchedName(request);
  if (request.scopeIsFile && isWanted(name)) yield { path: name, file: scope };
  if (request.scopeIsFile) return;
  for await (const path of walkFiles(workspace, scope, { respectGitIgnore: true, signal }))
    if (isWanted(path)) yield { path, file: foundPath(request, path) };
}

/** The file's text, or null if it is not text or too large. */
async function readText({ workspace }: SearchRequest, path: WorkspacePath): Promise<string | null> {
  const file = await workspace.openFile(path);
  try {
    if ((await file.stat()).size > sizeLimit) return null;
    const bytes = await file.readFile();
    return bytes.includes(0) ? null : bytes.toString();
  } finally {
    await file.close();
  }
}

type Matches = {
  readonly count: number;
  readonly hits: readonly { readonly line: number; readonly start: number; readonly text: string }[];
};

/** Plain JavaScript in a string, because worker code would otherwise need a separate file in every build. */
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads');
const expression = new RegExp(workerData.pattern, workerData.flags);
parentPort.on('message', (text) => {
  const lines = text.split('\\n');
  if (lines.at(-1) === '') lines.pop();
  const hits = [];
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const content = line.endsWith('\\r') ? line.slice(0, -1) : line;
    const match = expression.exec(content);
    if (!match) continue;
    count += 1;
    if (hits.length < workerData.limit) hits.push({ line: index + 1, start: match.index, text: content });
  }
  parentPort.postMessage({ count, hits });
});
`;

/** One worker for all files of a search, one file at a time. */
function startMatcher({ pattern, caseSensitive, signal }: SearchRequest, limit: number, timeLimitMs: number) {
  const flags = caseSensitive ? '' : 'i';
  const worker = new Worker(workerSource, {
    eval: true,
    env: {},
    workerData: { pattern: inBothForms(pattern), flags, limit },
  });
  let fail = (_error: unknown) => {};
  const onAbort = () => fail(signal.reason);
  signal.addEventListener('abort', onAbort);
  worker.on('error', (error) => fail(error));

  return {
    match(text: string, path: string): Promise<Matches> {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        const tooLong = `The expression "${pattern}" takes too long on ${path}. Use a simpler one, or a narrower 'path'.`;
        const timer = setTimeout(() => fail(new ToolError(tooLong)), timeLimitMs);
        fail = (error) => {
          clearTimeout(timer);
          reject(error);
        };
        worker.once('message', (matches: Matches) => {
          clearTimeout(timer);
          resolve(matches);
        });
        worker.postMessage(text);
      });
    },
    async close() {
      signal.removeEventListener('abort', onAbort);
      await worker.terminate();
    },
  };
}
