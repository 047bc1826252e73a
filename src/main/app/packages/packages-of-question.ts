import type { LookedUpPackage } from '@shared/packages/package-facts';
import { chatTopic } from '@shared/topics';
import type { App } from '../application';
import { createPackageLookUp } from './look-up-packages';

// Looks up the packages of the question that a window shows. It asks only about names in a waiting question.

/** Empty if the user turned it off, or the call does not wait. */
export type QuestionPackages = (chatId: string, callId: string) => Promise<readonly LookedUpPackage[]>;

export function createQuestionPackages({ store, projects, settings, env }: App): QuestionPackages {
  const lookUp = createPackageLookUp({ env });
  return async (chatId, callId) => {
    const { chats, workspace } = projects.ofChat(chatId);
    await chats.open(chatId);
    const phase = store.state(chatTopic(chatId)).calls[callId]?.phase;
    const subject = phase?.phase === 'waiting' ? phase.question.subject : null;
    if (subject?.kind !== 'command' || !settings.current().settings.packages.lookUp) return [];
    const directory = subject.directory === '(root)' ? '' : subject.directory;
    return await lookUp.about(subject.packages ?? [], { workspace, directory });
  };
}
