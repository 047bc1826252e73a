import type { Call } from './calls/call';
import type { ChangedText, QueueParts } from './parts';
import type { Prepared } from './subjects/subjects';

// The problems of a waiting proposal. Windows see them when they are known; the question never waits for them.

type Following = {
  /** Call it for each question about the call. */
  look(prepared: Prepared): void;
  stop(): void;
};

export function followProblems({ log, services }: QueueParts, { id: callId }: Call): Following {
  let followed: Prepared | null = null;
  let stopping = new AbortController();
  return {
    look(prepared) {
      if (followed === prepared) return;
      const isFirst = followed === null;
      followed = prepared;
      stopping.abort();
      stopping = new AbortController();
      if (!isFirst) log.show({ type: 'call-problems', callId, problems: null });
      const change = changeOf(prepared);
      if (change === null) return;
      services.problems.follow(change, stopping.signal, (problems) =>
        log.show({ type: 'call-problems', callId, problems }),
      );
    },
    stop: () => stopping.abort(),
  };
}

/** Null if it changes no text, or is out of date. */
function changeOf(prepared: Prepared): ChangedText | null {
  if (prepared.kind !== 'file-change' || prepared.isStale) return null;
  const { subject, base, proposed } = prepared.proposal;
  if (subject.change === 'delete') return null;
  const { path, relativePath } = subject;
  return { path, relativePath, before: base.text, after: proposed };
}
