import { dirname, join } from 'node:path';
import { removeStaleTemps } from '../base/files/stale-temps';
import type { Workspace } from '../project/workspace';
import type { Call } from './calls/call';
import { targetPathsOf } from './prepare';

/** After a crash during a call: removes temporary files that its write may have left beside its files. */
export async function removeLeftTemps(workspace: Workspace, call: Call): Promise<void> {
  for (const { canonical } of await targetPathsOf(workspace, call))
    await removeStaleTemps(dirname(join(workspace.root, canonical)));
}
