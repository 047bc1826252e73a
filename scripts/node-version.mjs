import { readFile } from 'node:fs/promises';
import path from 'node:path';

// Which Node runs Pilotfish: the one that the dependencies bring where there is one for the system, else the person's.

/** What is wrong with the Node in the way, or null. `folder` has the `package.json` whose `engines` say what is needed. */
export async function nodeProblem(folder, version) {
  const { engines } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return null;
  return `Pilotfish needs Node ${oldest} or newer; this is ${version}. The dependencies bring one for Linux, and for Windows on x64 (run npm ci); elsewhere install it from nodejs.org.`;
}
