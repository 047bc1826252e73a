import type { Session } from '../connection/session';
import type { KeptProblems } from './kept-problems';
import { createProjectReports } from './project-reports';

// The problems of files that are not open, for servers that report them only when asked. A server may hold a question
// until something changes, so nothing waits for the answer.

export type Asking = {
  readonly kept: KeptProblems;
  /** The pause before each question. It grows while the answers bring nothing new. */
  readonly pauseMs: number;
};

type Questions = {
  /** Something has changed: asks soon. */
  wake(): void;
  /** Cancels the current question, and asks soon. */
  restart(): void;
  end(): void;
};

/** In pauses. */
const longestPause = 32;

/** Asks each provider of the server until it is withdrawn or the connection is over. */
export function keepAsked(session: Session, asking: Asking): void {
  const running = new Map<string, Questions>();
  const follow = (wanted: ReadonlySet<string>) => {
    for (const [id, questions] of running) {
      if (wanted.has(id)) continue;
      running.delete(id);
      questions.end();
    }
    for (const id of wanted) if (!running.has(id)) running.set(id, startQuestions(session, id, asking));
  };
  const look = () => {
    const offered = [...session.problemProviders].filter(([, { isForProject }]) => isForProject);
    follow(new Set(offered.map(([id]) => id)));
  };
  const unfollow = session.onNotification((method) => {
    if (method === 'client/registerCapability' || method === 'client/unregisterCapability') look();
    if (method === 'workspace/diagnostic/refresh') for (const { restart } of running.values()) restart();
  });
  session.onFilesChanged(() => {
    for (const { wake } of running.values()) wake();
  });
  look();
  void session.over.then(() => {
    unfollow();
    follow(new Set());
  });
}

function startQuestions(session: Session, id: string, { kept, pauseMs }: Asking): Questions {
  const source = `asked ${id}`;
  const reports = createProjectReports(session, {
    identifier: session.problemProviders.get(id)?.identifier,
    put: (path, problems) => kept.put(source, path, problems),
  });
  let timer: NodeJS.Timeout | undefined;
  let pauses = 1;
  let current: AbortController | null = null;
  let hasChanged = false;
  let isOver = false;

  const askAfter = (count: number) => {
    clearTimeout(timer);
    pauses = count;
    hasChanged = false;
    if (!isOver && Number.isFinite(count)) timer = setTimeout(() => void ask(), count * pauseMs).unref();
  };
  const ask = async () => {
    current = new AbortController();
    const outcome = await reports.ask(current.signal);
    current = null;
    if (hasChanged || outcome === 'news') askAfter(1);
    else askAfter(outcome === 'refused' ? Number.POSITIVE_INFINITY : Math.min(pauses * 2, longestPause));
  };
  const wake = () => {
    if (current !== null) hasChanged = true;
    else if (pauses > 1) askAfter(1);
  };
  askAfter(1);
  return {
    wake,
    restart() {
      wake();
      current?.abort();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
      current?.abort();
      kept.clear(source);
    },
  };
}
