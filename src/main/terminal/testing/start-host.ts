import { type StartHostProcess, startHostProcess } from '../host-process';

/** For tests: a real host process. Its source is compiled once for all tests (`vitest.config.ts`). */
export const startHost: StartHostProcess = (env) => {
  const cache = process.env.NODE_COMPILE_CACHE;
  return startHostProcess({ ...env, ...(cache && { NODE_COMPILE_CACHE: cache }) });
};
