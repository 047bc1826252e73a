import { z } from 'zod';

// What a language server works on by itself, such as an index of the project, as it reports it.

export type ServerWork = {
  /** The title of the oldest work, such as `Indexing`; null: it reports none, or has been silent for too long. */
  current(): string | null;
  take(params: unknown): void;
};

const [mostWorks, longestTitle] = [100, 80];
/** A server that works says so again. */
const longestSilenceMs = 10 * 60_000;

const progressSchema = z.object({
  token: z.union([z.string(), z.number()]),
  value: z.object({ kind: z.enum(['begin', 'report', 'end']), title: z.string().optional() }),
});

export function createServerWork(now: () => number): ServerWork {
  const works = new Map<string | number, { readonly title: string; readonly at: number }>();
  return {
    current() {
      const since = now() - longestSilenceMs;
      return [...works.values()].find(({ at }) => at > since)?.title ?? null;
    },
    take(params) {
      const { data } = progressSchema.safeParse(params);
      if (data === undefined) return;
      const { token, value } = data;
      const title = works.get(token)?.title ?? value.title?.slice(0, longestTitle);
      if (value.kind === 'end') works.delete(token);
      else if (title && (works.has(token) || works.size < mostWorks)) works.set(token, { title, at: now() });
    },
  };
}
