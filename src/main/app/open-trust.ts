import type { TopicOf } from '@shared/topics';
import { lastingIdentitiesAround } from '../base/files/folder-identity';
import { allMemoryBelow } from '../memory/memory-files';
import { createMemoryWatch } from '../memory/memory-watch';
import type { Workspace } from '../project/workspace';
import { followTrust, type TrustFollower } from '../trust/follow-trust';
import { createProjectTrust, type ProjectTrust } from '../trust/project-trust';
import { broughtSources } from './brought-sources';
import type { AppParts } from './parts/parts';
import { memorySettings } from './parts/tool-services';

// The trust of an open project, and the watch over its memory files, which only the user may change unseen.

type OfProject = { readonly topic: TopicOf<'project'>; readonly parts: AppParts };

export async function openTrust(workspace: Workspace, { topic, parts }: OfProject) {
  const { root } = workspace;
  const identities = await lastingIdentitiesAround(root);
  const trust = createProjectTrust({
    root,
    identities,
    file: parts.trust,
    sources: broughtSources(workspace, parts),
  });
  const follower = parts.unattended
    ? noFollower
    : followTrust(trust, {
        file: parts.trust,
        tell: (state) => parts.store.emit(topic, { type: 'trust-changed', trust: state }),
        onProblem: (error) => parts.log.write('warning', 'looking at what a project brings', error),
      });
  const memory = openMemoryWatch(workspace, { trust, parts });
  const close = async () => {
    follower.close();
    if (programsIn(root, parts).some(({ goesOn }) => goesOn === true)) await memory.watch.leave();
    memory.close();
  };
  return { trust, memory: memory.watch, ...follower, close };
}

/** Only windows show the state. */
const noFollower: TrustFollower = { look() {}, settled: async () => {}, close() {} };

type OfMemory = { readonly trust: ProjectTrust; readonly parts: AppParts };

function openMemoryWatch(workspace: Workspace, { trust, parts }: OfMemory) {
  const settings = () => memorySettings(parts);
  const watch = createMemoryWatch({
    async read() {
      if (!trust.isTrusted()) return null;
      return (await allMemoryBelow(workspace, settings())).files;
    },
    names: () => settings().fileNames,
    isProtected: (name) => workspace.protection(name) !== null,
    hasLeft: () => programsIn(workspace.root, parts).some(({ fromBefore }) => fromBefore),
    hold: trust.hold,
    onProblem: (error) => parts.log.write('warning', 'holding back memory that a command changed', error),
  });
  return { watch, close: parts.changes.onWrote(workspace.root, watch.wrote) };
}

/** Running commands, also those of an earlier application. */
function programsIn(root: string, { store }: AppParts) {
  const { terminals } = store.state('app');
  return terminals.filter(({ project, state }) => project.root === root && state.kind !== 'ended');
}
