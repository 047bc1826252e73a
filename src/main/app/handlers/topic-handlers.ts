import type { Contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { isOfKind, isTopic, kindOf, type Topic, topicId } from '@shared/topics';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { chatOf } from './chat-of';

// Handlers for the topics that a window follows.

export function topicHandlers(app: App): Handlers<Contract, Window>['topics'] {
  return {
    async subscribe({ topic }, window) {
      const known = topicOf(topic);
      await enter(app, known, window);
      return app.store.follow(known, window);
    },
    unsubscribe({ topic }, window) {
      const known = topicOf(topic);
      app.store.unfollow(known, window);
      if (isOfKind(known, 'terminal')) app.terminals.leave(topicId(known), window);
      if (isOfKind(known, 'project')) app.projects.leave(topicId(known), window);
    },
  };
}

/** Opens the subject of the topic and keeps it open for the window. */
async function enter(app: App, topic: Topic, window: Window): Promise<void> {
  switch (kindOf(topic)) {
    case 'app':
      return;
    case 'project':
      return await app.projects.follow(topicId(topic), window);
    case 'chat':
      await chatOf(app, topicId(topic));
      return;
    case 'terminal':
      return app.terminals.follow(topicId(topic), window);
  }
}

function topicOf(topic: string): Topic {
  if (!isTopic(topic)) throw new AppError('not-found', textOf('wire.no-such-topic', { topic }));
  return topic;
}
