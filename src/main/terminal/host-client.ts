import type { FromHost, HostProcess, OpenRequest, RunEnd, ToHost } from './host-protocol';
import { createHosts, type Host } from './hosts';

// The application's door to the process that holds its pseudo-terminals: started at the first run, started again
// after a crash, and in its absence done without, with plain pipes.

export type RunListener = {
  onOpened(pid: number): void;
  /** The next output may wait until the promise is settled; meanwhile the program is held back. */
  onOutput(bytes: Uint8Array): void | Promise<void>;
  onAwaitsInput(awaits: boolean): void;
  /** Exactly once, after all output printed before the end. `error` when it never ran, or its end was not seen. */
  onEnded(end: RunEnd & { readonly error: string | null }): void | Promise<void>;
};

export type Run = {
  write(text: string): void;
  resize(columns: number, rows: number): void;
  /** Ends everything it started; resolves when nothing of it is left. */
  end(): Promise<void>;
  /** Nothing of it is left. */
  readonly gone: Promise<void>;
};

export type HostClient = {
  open(request: OpenRequest, listener: RunListener): Run;
  /** Ends what an instance that is no more has left behind. */
  sweep(instance: string): Promise<void>;
  /** Ends every run and the host. */
  close(): Promise<void>;
};

export type HostClientOptions = {
  readonly start: () => HostProcess;
  /** A sentence for the person. */
  readonly onNotice: (text: string) => void;
};

type Entry = RunListener & {
  readonly request: OpenRequest;
  host: Host;
  /** Output is dealt with in its order, and before the end is told. */
  last: Promise<void>;
  hasEnded: boolean;
  settle(): void;
};

const crashText =
  'The process that runs commands ended unexpectedly; what the command did may be incomplete.';

export function createHostClient(options: HostClientOptions): HostClient {
  const runs = new Map<string, Entry>();
  const sweeps = new Map<string, () => void>();
  const hosts = createHosts(options, {
    hear(message) {
      if (message.type === 'swept') return sweeps.get(message.run)?.();
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
      for (const done of sweeps.values()) done();
    },
  });
  const giveUp = (entry: Entry) => {
    const { run } = entry.request;
    runs.delete(run);
    endEntry(entry, { ...noEnd, error: hosts.isClosing() ? null : crashText });
    entry.settle();
    // What it started is still there, and another host can end it.
    if (!hosts.isClosing()) hosts.current().process.send({ type: 'sweep', run });
  };

  return {
    open(request, listener) {
      const { entry, gone } = createEntry(request, listener, hosts.current());
      runs.set(request.run, entry);
      startRun(entry, entry.host);
      return runOf(entry, gone);
    },
    async sweep(instance) {
      const run = `${instance}/`;
      await new Promise<void>((resolve) => {
        sweeps.set(run, resolve);
        hosts.current().process.send({ type: 'sweep', run });
      });
      sweeps.delete(run);
    },
    close: () => hosts.close(),
  };
}

function createEntry(
  request: OpenRequest,
  listener: RunListener,
  host: Host,
): { entry: Entry; gone: Promise<void> } {
  let settle = () => {};
  const gone = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const entry = { ...listener, request, host, last: Promise.resolve(), hasEnded: false, settle };
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
  };
}

function hearRun(entry: Entry, message: Exclude<FromHost, { type: 'swept' }>): void {
  switch (message.type) {
    case 'opened':
      entry.onOpened(message.pid);
      break;
    case 'failed':
      endEntry(entry, { ...noEnd, error: message.message });
      entry.settle();
      break;
    case 'output':
      takeOutput(entry, message.run, message.bytes);
      break;
    case 'awaits-input':
      entry.onAwaitsInput(message.awaits);
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

const noEnd: RunEnd = { exitCode: null, signal: null, survivors: [] };

function takeOutput(entry: Entry, run: string, bytes: Uint8Array): void {
  entry.last = entry.last
    .then(() => entry.onOutput(bytes))
    .then(() => entry.host.process.send({ type: 'acknowledge', run, bytes: bytes.length }));
}

function endEntry(
  entry: Entry,
  { exitCode, signal, survivors, error }: RunEnd & { error: string | null },
): void {
  if (entry.hasEnded) return;
  entry.hasEnded = true;
  entry.last = entry.last.then(() => entry.onEnded({ exitCode, signal, survivors, error }));
}
