import { fieldOf } from '@shared/base/json';
import { z } from 'zod';
import type { Session } from '../connection/session';
import { pathOf } from './check-texts';
import type { KeptProblems } from './kept-problems';

// The questions to one provider of a server for the problems of the whole project. An answer comes in parts, and leaves
// out the problems of files that have not changed since the last one.

export type ProjectReports = {
  /**
   * Resolves when the server has answered, which may take for ever, or at the signal. `refused`: it does not want to be
   * asked again before something changes.
   */
  ask(signal: AbortSignal): Promise<'news' | 'nothing' | 'refused'>;
};

type Options = {
  /** Of the provider. */
  readonly identifier: string | undefined;
  put(path: string, reported: readonly unknown[]): ReturnType<KeptProblems['put']>;
};

/** Later files of a larger answer are dropped, and so are long names. */
const mostFiles = 20_000;
const mostResults = 10_000;
const [longestUri, longestResultId] = [2000, 200];
const serverCancelled = -32802;

const reportSchema = z.object({ items: z.array(z.unknown()) });
const itemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('full'),
    uri: z.string().max(longestUri),
    /** A text in memory has one. */
    version: z.number().nullish().catch(null),
    resultId: z.string().max(longestResultId).optional().catch(undefined),
    items: z.array(z.unknown()),
  }),
  z.object({
    kind: z.literal('unchanged'),
    uri: z.string().max(longestUri),
    resultId: z.string().max(longestResultId),
  }),
]);
type Item = z.infer<typeof itemSchema>;

let lastToken = 0;

export function createProjectReports(session: Session, { identifier, put }: Options): ProjectReports {
  /** The id of the last result of each file, by path, also of files without problems. */
  const results = new Map<string, { readonly uri: string; readonly value: string }>();

  const keepResult = (path: string, { uri, resultId }: Item) => {
    const hasRoom = results.has(path) || results.size < mostResults;
    if (resultId !== undefined && hasRoom) results.set(path, { uri, value: resultId });
    else results.delete(path);
  };
  /** Returns whether it brings anything new. A report about a text in memory does not count. */
  const take = (item: Item): boolean => {
    const path = pathOf(item.uri);
    if (path === null) return false;
    if (item.kind === 'unchanged') {
      if (results.has(path)) keepResult(path, item);
      return false;
    }
    const isInMemory = session.openPaths.has(path) || Boolean(item.version);
    const outcome = isInMemory ? 'dropped' : put(path, item.items);
    if (outcome === 'dropped') results.delete(path);
    else keepResult(path, item);
    return outcome === 'changed';
  };
  return {
    async ask(signal) {
      lastToken += 1;
      const partialResultToken = `project-problems-${lastToken}`;
      let hasNews = false;
      const takeAll = (report: unknown) => {
        for (const item of itemsIn(report)) if (take(item)) hasNews = true;
      };
      const unfollow = session.onNotification((method, params) => {
        if (method !== '$/progress' || fieldOf(params, 'token') !== partialResultToken) return;
        takeAll(fieldOf(params, 'value'));
      });
      const known = { previousResultIds: [...results.values()], partialResultToken };
      const question = identifier === undefined ? known : { ...known, identifier };
      try {
        takeAll(await session.request('workspace/diagnostic', question, signal));
      } catch (error) {
        if (!signal.aborted && isRefusal(error)) return 'refused';
      } finally {
        unfollow();
      }
      return hasNews ? 'news' : 'nothing';
    },
  };
}

function itemsIn(report: unknown): readonly Item[] {
  const { data } = reportSchema.safeParse(report);
  return (data?.items.slice(0, mostFiles) ?? []).flatMap((item) => itemSchema.safeParse(item).data ?? []);
}

/** Any other error passes, such as that of a server that is not ready. */
function isRefusal(error: unknown): boolean {
  if (fieldOf(error, 'code') !== serverCancelled) return false;
  return fieldOf(fieldOf(error, 'data'), 'retriggerRequest') === false;
}
