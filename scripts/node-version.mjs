import { readFile } from 'node:fs/promises';
import path from 'node:path';

// The Node that runs Pilotfish: the one from the dependencies if they include one for the system, or else the user's.

/**
 * The problem with this Node version, or null. `folder` has the `package.json` whose `engines` name the required
 * version.
 */
export async function nodeProblem(folder, version) {
  const { engines } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return null;
  return `Pilotfish needs Node ${oldest} or newer; this is ${version}. The dependencies bring one for Linux, and for Windows on x64 (run npm ci); elsewhere install it from nodejs.org.`;
}
