import { isEventOf, isOfKind, type TopicOf, topicId } from '@shared/topics';
import type { ProjectTrust } from '../../trust/project-trust';
import type { AppParts } from '../parts/parts';

type Followed = {
  readonly topic: TopicOf<'project'>;
  readonly root: string;
  readonly trust: Pick<ProjectTrust, 'isTrusted'>;
  readonly parts: Pick<AppParts, 'store' | 'changes' | 'log'>;
};

/**
 * Takes the first snapshot of a trusted project when a turn begins in one of its chats. The snapshot runs while the
 * model answers, so that the first command need not wait for it.
 */
export function followFirstTurn({ topic, root, trust, parts }: Followed): { close(): Promise<void> } {
  const { store, changes, log } = parts;
  const closing = new AbortController();
  let taking = Promise.resolve();
  const unfollow = store.onEvent((numbered) => {
    const { topic: from } = numbered;
    if (!isOfKind(from, 'chat') || !isEventOf(numbered, from)) return;
    const { event } = numbered;
    if (event.type !== 'turn-changed' || event.turn.kind !== 'running' || !trust.isTrusted()) return;
    if (!store.state(topic).chats.some(({ id }) => id === topicId(from))) return;
    unfollow();
    taking = changes
      .prepare(root, closing.signal)
      .catch((error: unknown) => log.write('warning', 'the first snapshot of a project', error));
  });
  return {
    async close() {
      unfollow();
      closing.abort();
      await taking;
    },
  };
}
