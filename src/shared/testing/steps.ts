import { onTestFinished, vi } from 'vitest';

// For tests: the work of code, counted in steps instead of milliseconds, so that tests pass on slow machines.

/** From Node, because this folder does not have its types. */
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

/** A module of this project in which V8 counts steps. */
export type Counted<Module> = {
  readonly module: Module;
  /**
   * Counts one step for each run of a function or block of this project. Work inside Node's native code does not count.
   */
  stepsOf(run: () => unknown): Promise<number>;
};

/** `load` imports the module anew, because V8 counts only in code that it compiles from now on. */
export async function countSteps<Module>(load: () => Promise<Module>): Promise<Counted<Module>> {
  const { Session } = process.getBuiltinModule('node:inspector');
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const session = new Session();
  session.connect();
  // Otherwise V8 would reuse its earlier compilation of the same source.
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

/** The inspector of this thread answers before the call returns. */
function post(session: Session, method: string, params: object = {}): unknown {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/**
 * The ratio of processor time of `run` for four times the size: 4 for linear growth, 16 for quadratic growth. It serves
 * regular expressions, whose steps cannot be counted. Slow machines do not change the ratio.
 */
export function growth(run: (size: number) => unknown, size: number): number {
  const timesOf = () => [4 * size, size].map((of) => timeOf(() => run(of)));
  // The first runs are slower, until V8 has compiled the code.
  timesOf();
  const times = [1, 2, 3].map(timesOf);
  const least = (at: 0 | 1) => Math.min(...times.map((pair) => pair[at] ?? 0));
  return least(0) / least(1);
}

/** Time of one run in microseconds; the mean of enough runs for a measurement. */
function timeOf(run: () => unknown): number {
  const start = process.cpuUsage();
  let runs = 0;
  let spent = 0;
  while (spent < 5_000) {
    run();
    runs += 1;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return spent / runs;
}
