import { type AnyText, textOf } from '@shared/texts/text';
import type {
  DetachAnswer,
  DetachedFiles,
  Device,
  FromHost,
  OpenRequest,
  RunEnd,
  ToHost,
} from '../pty-host/host-protocol';
import { createHosts, type Host, type HostClientOptions } from './hosts';

// PTY host client: the application's access to the process with the pseudo-terminals. It starts the process for the
// first run, restarts it after a crash, and falls back to plain pipes without it.

export type RunListener = {
  onOpened(pid: number, device: Device): void;
  /** The next output waits until the returned promise resolves. Meanwhile the program is paused. */
  onOutput(bytes: Uint8Array): void | Promise<void>;
  onAwaitsInput(awaits: boolean): void;
  /** Called at once when the run ends or is left, before the remaining output. */
  onEnding?(): void;
  /**
   * Called exactly once, after all output from before the end. `error` if the program never ran, or its end was not
   * observed.
   */
  onEnded(end: RunEnd & { readonly error: AnyText | null }): void | Promise<void>;
  /** Called instead of `onEnded` for a detached run. It continues without its host, and no further event comes. */
  onLeft?(): void | Promise<void>;
};

export type Run = {
  write(text: string): void;
  resize(columns: number, rows: number): void;
  /** Ends every process that it started; resolves when all have ended. */
  end(): Promise<void>;
  /** Whether the run continues after the host and the application end; null: it does not. */
  detach(files: DetachedFiles | null): Promise<DetachAnswer>;
  /** Stops following a detached run; `onLeft` reports it. */
  leave(): void;
  /** Resolves when all its processes have ended, or when it was left. */
  readonly gone: Promise<void>;
};

export type HostClient = {
  open(request: OpenRequest, listener: RunListener): Run;
  /** Ends the processes that an ended instance left behind, except some of its runs. */
  reapOrphans(instance: string, except?: readonly string[]): Promise<void>;
  /** Ends a run that an earlier host has left. `leader` leads its session, if that is known. */
  endLeft(run: string, leader: number | null): Promise<void>;
  /** Ends the host and every run that is not detached. */
  close(): Promise<void>;
};

type Reap = {
  readonly request: Extract<ToHost, { type: 'reap-orphans' }>;
  host: Host;
  isSentAgain: boolean;
  done(): void;
};

type Entry = RunListener & {
  readonly request: OpenRequest;
  host: Host;
  /** Output is processed in order, and before the end is reported. */
  last: Promise<void>;
  hasEnded: boolean;
  isDetached: boolean;
  /** Callers that wait for an answer to `detach`, in order. */
  readonly detaching: ((answer: DetachAnswer) => void)[];
  settle(): void;
};

export function createHostClient(options: HostClientOptions): HostClient {
  const runs = new Map<string, Entry>();
  const reaps = new Set<Reap>();
  const hosts = createHosts(options, {
    hear(message) {
      if (message.type === 'reaped') return hearReaped(reaps, message.run);
      const entry = runs.get(message.run);
      if (entry) hearRun(entry, message);
      if (message.type === 'gone' || message.type === 'failed') runs.delete(message.run);
    },
    lost(gone) {
      const mine = [...runs.values()].filter((entry) => entry.host === gone);
      const isStillborn = !gone.hasSpoken && !hosts.isClosing() && mine.length > 0;
      if (isStillborn) hosts.doWithout('it ended at once');
      for (const entry of mine) {
        if (isStillborn) startRun(entry, hosts.current());
        else giveUp(entry);
      }
      for (const one of reaps) if (one.host === gone) reapAgain(one);
    },
  });
  const giveUp = (entry: Entry) => {
    const { run } = entry.request;
    runs.delete(run);
    if (entry.isDetached) return leaveEntry(entry);
    endEntry(entry, { ...noEnd, error: hosts.isClosing() ? null : textOf('command-run.host-ended') });
    entry.settle();
    // The run's processes still exist, and another host can end them.
    if (!hosts.isClosing())
      hosts.current().process.send({ type: 'reap-orphans', run, leader: null, except: [] });
  };

  const reapOrphans = async (run: string, leader: number | null, except: readonly string[]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = { type: 'reap-orphans', run, leader, except } as const;
    const one: Reap = { request, host: hosts.current(), isSentAgain: false, done: resolve };
    reaps.add(one);
    one.host.process.send(request);
    await promise;
    reaps.delete(one);
  };
  /** Only once, because the reaping itself may be the cause of the crash. */
  const reapAgain = (one: Reap) => {
    if (one.isSentAgain || hosts.isClosing()) return one.done();
    one.isSentAgain = true;
    one.host = hosts.current();
    one.host.process.send(one.request);
  };

  return {
    open(request, listener) {
      const { entry, gone } = createEntry(request, listener, hosts.current());
      runs.set(request.run, entry);
      startRun(entry, entry.host);
      return runOf(entry, gone);
    },
    reapOrphans: (instance, except = []) => reapOrphans(`${instance}/`, null, except),
    endLeft: (run, leader) => reapOrphans(run, leader, []),
    close: () => hosts.close(),
  };
}

function createEntry(
  request: OpenRequest,
  listener: RunListener,
  host: Host,
): { entry: Entry; gone: Promise<void> } {
  let tellGone = () => {};
  const gone = new Promise<void>((resolve) => {
    tellGone = resolve;
  });
  const settle = () => {
    for (const answer of entry.detaching.splice(0)) answer(tooLate);
    tellGone();
  };
  const entry: Entry = {
    ...listener,
    request,
    host,
    last: Promise.resolve(),
    hasEnded: false,
    isDetached: false,
    detaching: [],
    settle,
  };
  return { entry, gone };
}

function startRun(entry: Entry, host: Host): void {
  entry.host = host;
  host.process.send({ type: 'open', ...entry.request });
}

function runOf(entry: Entry, gone: Promise<void>): Run {
  const { run } = entry.request;
  const send = (message: ToHost) => entry.host.process.send(message);
  return {
    gone,
    write: (text) => send({ type: 'write', run, text }),
    resize: (columns, rows) => send({ type: 'resize', run, columns, rows }),
    end() {
      send({ type: 'end', run });
      return gone;
    },
    async detach(files) {
      if (entry.hasEnded) return tooLate;
      send({ type: 'detach', run, files });
      return await new Promise((resolve) => entry.detaching.push(resolve));
    },
    leave: () => send({ type: 'leave', run }),
  };
}

function hearReaped(reaps: ReadonlySet<Reap>, run: string): void {
  for (const { request, done } of reaps) if (request.run === run) done();
}

function hearRun(entry: Entry, message: Exclude<FromHost, { type: 'reaped' }>): void {
  switch (message.type) {
    case 'opened':
      entry.onOpened(message.pid, message.device);
      break;
    case 'failed':
      endEntry(entry, { ...noEnd, error: failureText(message) });
      entry.settle();
      break;
    case 'output':
      takeOutput(entry, message.run, message.bytes);
      break;
    case 'awaits-input':
      entry.onAwaitsInput(message.awaits);
      break;
    case 'detached':
      entry.isDetached = message.answer.kind === 'held';
      entry.detaching.shift()?.(message.answer);
      break;
    case 'left':
      leaveEntry(entry);
      break;
    case 'ended':
      endEntry(entry, { ...message, error: null });
      break;
    case 'gone':
      endEntry(entry, { ...noEnd, error: null });
      void entry.last.then(() => entry.settle());
      break;
  }
}

const tooLate: DetachAnswer = { kind: 'refused', why: 'ended' };

/** Only the system's message, unless the missing resource is known. */
function failureText({ lacks, message }: Extract<FromHost, { type: 'failed' }>): AnyText {
  return lacks === 'terminal' ? textOf('command-run.no-terminal', { why: message }) : message;
}

const noEnd: RunEnd = { exitCode: null, signal: null, survivors: [] };

function takeOutput(entry: Entry, run: string, bytes: Uint8Array): void {
  entry.last = entry.last
    .then(() => entry.onOutput(bytes))
    .then(() => entry.host.process.send({ type: 'acknowledge', run, bytes: bytes.length }));
}

function endEntry(
  entry: Entry,
  { exitCode, signal, survivors, error }: RunEnd & { error: AnyText | null },
): void {
  if (entry.hasEnded) return;
  entry.hasEnded = true;
  entry.onEnding?.();
  entry.last = entry.last.then(() => entry.onEnded({ exitCode, signal, survivors, error }));
}

/** Runs after all earlier output. */
function leaveEntry(entry: Entry): void {
  const tell = entry.hasEnded ? undefined : entry.onLeft;
  entry.onEnding?.();
  entry.hasEnded = true;
  entry.last = entry.last.then(() => tell?.()).then(() => entry.settle());
}
