import { z } from 'zod';
import type { Session } from '../connection/session';
import { pathOf } from './check-texts';
import type { KeptProblems } from './kept-problems';

// The problems that a running server publishes by itself, for files as they are on disk. What it publishes about a text
// in memory counts for that check only.

/** A text in memory has a version. */
const publishedSchema = z.object({
  uri: z.string(),
  version: z.literal(0).nullish(),
  diagnostics: z.array(z.unknown()),
});

const source = 'published';

/** Follows the server until the connection is over. */
export function keepPublished(session: Session, kept: KeptProblems): void {
  const unfollow = session.onNotification((method, params) => {
    if (method !== 'textDocument/publishDiagnostics') return;
    const { data } = publishedSchema.safeParse(params);
    const path = data === undefined ? null : pathOf(data.uri);
    if (data === undefined || path === null || session.openPaths.has(path)) return;
    kept.put(source, path, data.diagnostics);
  });
  void session.over.then(() => {
    unfollow();
    kept.clear(source);
  });
}
