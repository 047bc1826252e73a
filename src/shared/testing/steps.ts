import { onTestFinished, vi } from 'vitest';

// For tests: how much code does, counted in steps instead of milliseconds, so that no slow machine fails them.

/** Of Node, whose types this folder does not have. */
declare const process: {
  getBuiltinModule(name: 'node:inspector'): { readonly Session: new () => Session };
  getBuiltinModule(name: 'node:v8'): { setFlagsFromString(flag: string): void };
  cpuUsage(since?: CpuUsage): CpuUsage;
};
type CpuUsage = { readonly user: number; readonly system: number };
type Session = {
  connect(): void;
  disconnect(): void;
  post(method: string, params: object, onAnswer: (error: Error | null, result?: object) => void): void;
};

/** A module of this project that V8 counts in. */
export type Counted<Module> = {
  readonly module: Module;
  /** One for each run of a function, or of a block in it, of this project. What Node does natively is not counted. */
  stepsOf(run: () => unknown): Promise<number>;
};

/** `load` imports the module, which is loaded anew: V8 counts only in what it compiles from now on. */
export async function countSteps<Module>(load: () => Promise<Module>): Promise<Counted<Module>> {
  const { Session } = process.getBuiltinModule('node:inspector');
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const session = new Session();
  session.connect();
  // V8 would take what it compiled of the same source before.
  setFlagsFromString('--no-compilation-cache');
  onTestFinished(() => {
    setFlagsFromString('--compilation-cache');
    post(session, 'Profiler.stopPreciseCoverage');
    session.disconnect();
  });
  post(session, 'Profiler.enable');
  post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  vi.resetModules();
  const module = await load();
  const countedSince = () => sumOf(post(session, 'Profiler.takePreciseCoverage') as Coverage);
  return {
    module,
    async stepsOf(run) {
      countedSince();
      await run();
      return countedSince();
    },
  };
}

type Coverage = {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
};

function sumOf({ result }: Coverage): number {
  return result
    .filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The inspector of this thread itself answers before the call returns. */
function post(session: Session, method: string, params: object = {}): unknown {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/**
 * How many times as much processor time `run` needs for four times the size: 4 where it grows as the size does, 16 where
 * it grows with its square. For regular expressions, whose steps nobody counts: slow machines change no ratio.
 */
export function growth(run: (size: number) => unknown, size: number): number {
  const least = (of: number) => Math.min(...[1, 2, 3].map(() => timeOf(() => run(of))));
  least(size);
  return least(4 * size) / least(size);
}

/** Of one run, in microseconds; the mean of as many as take long enough to be measured. */
function timeOf(run: () => unknown): number {
  const start = process.cpuUsage();
  let runs = 0;
  let spent = 0;
  while (spent < 10_000) {
    run();
    runs += 1;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return spent / runs;
}
