import type { Problem } from '@shared/problems/problems-schema';
import { z } from 'zod';
import type { Session } from '../connection/session';
import { pathOf } from './check-texts';
import { readProblems } from './read-problems';

// The problems that a running server publishes by itself, for files as they are on disk. What it publishes about a text
// in memory counts for that check only.

export type PublishedProblems = {
  /** By absolute path. Every file has at least one. Empty once the connection is over. */
  readonly files: ReadonlyMap<string, readonly Problem[]>;
};

/** More files with problems are dropped. */
const mostFiles = 1000;
const mostInFile = 100;

/** A text in memory has a version. */
const publishedSchema = z.object({
  uri: z.string(),
  version: z.literal(0).nullish(),
  diagnostics: z.array(z.unknown()),
});

export function keepPublished(session: Session, onChange: () => void): PublishedProblems {
  const files = new Map<string, readonly Problem[]>();
  const unfollow = session.onNotification((method, params) => {
    if (method !== 'textDocument/publishDiagnostics') return;
    const { data } = publishedSchema.safeParse(params);
    const path = data === undefined ? null : pathOf(data.uri);
    if (data === undefined || path === null || session.openPaths.has(path)) return;
    const problems = readProblems(data.diagnostics, null).slice(0, mostInFile);
    if (problems.length === 0 && !files.delete(path)) return;
    if (problems.length > 0 && files.size >= mostFiles && !files.has(path)) return;
    if (problems.length > 0) files.set(path, problems);
    onChange();
  });
  void session.over.then(() => {
    unfollow();
    files.clear();
    onChange();
  });
  return { files };
}
