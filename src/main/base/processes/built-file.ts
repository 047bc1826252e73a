import { fileURLToPath } from 'node:url';

/**
 * The absolute path of a file that starts a process or thread. It is beside the executable, whichever chunk contains
 * this code. Unit tests run from source, and bundle these files themselves (`scripts/bundle-processes.ts`).
 */
export function builtFile(name: string, here: string = import.meta.url): string {
  if (here.endsWith('.ts')) return fileURLToPath(new URL(`${inTests}${name}`, here));
  return fileURLToPath(new URL(`main/${name}`, here.slice(0, here.lastIndexOf(out) + out.length)));
}

const out = '/out/';
const inTests = '../../../../node_modules/.cache/processes/out/main/';
